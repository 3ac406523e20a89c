/// One thread for everything: tasks that would run beside the main actor run on it, one after the other.
///
/// So that the same script always gives the same trace. The concurrency runtime asks a hook before it hands a
/// job to its threads; where the runtime has no such hook, nothing is changed.
enum MainThread {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// Has every job wait for the main actor from now on.
  static func takesAllJobs() { _ = isHooked }

  private static let isHooked: Bool = {
    #if canImport(Darwin)
      let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let everywhere: UnsafeMutableRawPointer? = nil
    #endif
    guard let symbol = dlsym(everywhere, "swift_task_enqueueGlobal_hook") else { return false }
    symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
    return true
  }()
}
