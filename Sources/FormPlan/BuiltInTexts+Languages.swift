extension BuiltInTexts {
  /// Every language that has texts, English first.
  ///
  /// The sentences are built so that no number governs the form of a word, English apart.
  public static let all: [BuiltInTexts] = [
    BuiltInTexts(
      language: "en", previous: "Previous", next: "Next", done: "Done", noChoice: "None",
      required: "Please fill this in", accepted: "Please accept this", pattern: "This does not look right",
      email: "Enter an e-mail address, like name@example.com", phone: "Enter a phone number",
      matches: "The entries do not match", exactly: "Enter exactly # characters",
      atLeast: "Enter at least # characters", atMost: "Enter at most # characters",
      between: "Enter # to # characters"),
    BuiltInTexts(
      language: "de", previous: "Zurück", next: "Weiter", done: "Fertig", noChoice: "Keine Auswahl",
      required: "Bitte füllen Sie dieses Feld aus", accepted: "Bitte stimmen Sie zu",
      pattern: "Diese Eingabe hat nicht die richtige Form",
      email: "Geben Sie eine E-Mail-Adresse ein, etwa name@example.com",
      phone: "Geben Sie eine Telefonnummer ein", matches: "Die Eingaben stimmen nicht überein",
      exactly: "Geben Sie genau # Zeichen ein", atLeast: "Geben Sie mindestens # Zeichen ein",
      atMost: "Geben Sie höchstens # Zeichen ein", between: "Geben Sie # bis # Zeichen ein"),
    BuiltInTexts(
      language: "fr", previous: "Précédent", next: "Suivant", done: "OK", noChoice: "Aucun choix",
      required: "Veuillez remplir ce champ", accepted: "Veuillez accepter",
      pattern: "Cette saisie n’a pas la bonne forme",
      email: "Saisissez une adresse e-mail, comme nom@example.com", phone: "Saisissez un numéro de téléphone",
      matches: "Les saisies ne correspondent pas", exactly: "Nombre de caractères exigé : #",
      atLeast: "Nombre minimal de caractères : #", atMost: "Nombre maximal de caractères : #",
      between: "Nombre de caractères : de # à #"),
    BuiltInTexts(
      language: "es", previous: "Anterior", next: "Siguiente", done: "OK", noChoice: "Sin elegir",
      required: "Rellene este campo", accepted: "Debe aceptar esto",
      pattern: "Este texto no tiene la forma correcta",
      email: "Escriba un correo electrónico, como nombre@example.com", phone: "Escriba un número de teléfono",
      matches: "Los textos no coinciden", exactly: "Número exacto de caracteres: #",
      atLeast: "Número mínimo de caracteres: #", atMost: "Número máximo de caracteres: #",
      between: "Número de caracteres: de # a #"),
    BuiltInTexts(
      language: "ru", previous: "Назад", next: "Далее", done: "Готово", noChoice: "Не выбрано",
      required: "Заполните это поле", accepted: "Нужно ваше согласие",
      pattern: "Проверьте, правильно ли введены данные",
      email: "Введите адрес электронной почты, например name@example.com", phone: "Введите номер телефона",
      matches: "Введённые данные не совпадают", exactly: "Точное число символов: #",
      atLeast: "Наименьшее число символов: #", atMost: "Наибольшее число символов: #",
      between: "Число символов: от # до #"),
    BuiltInTexts(
      language: "ar", previous: "السابق", next: "التالي", done: "تم", noChoice: "لم يتم الاختيار",
      required: "يرجى ملء هذا الحقل", accepted: "يرجى الموافقة", pattern: "هذا الإدخال ليس بالصيغة الصحيحة",
      email: "أدخل عنوان بريد إلكتروني مثل name@example.com", phone: "أدخل رقم هاتف",
      matches: "الإدخالان غير متطابقين", exactly: "عدد الأحرف المطلوب: #",
      atLeast: "الحد الأدنى لعدد الأحرف: #",
      atMost: "الحد الأقصى لعدد الأحرف: #", between: "عدد الأحرف: من # إلى #"),
    BuiltInTexts(
      language: "ja", previous: "前へ", next: "次へ", done: "完了", noChoice: "未選択",
      required: "入力してください", accepted: "同意が必要です", pattern: "入力の形式が正しくありません",
      email: "name@example.com のようなメールアドレスを入力してください", phone: "電話番号を入力してください",
      matches: "入力内容が一致しません", exactly: "#文字で入力してください", atLeast: "#文字以上で入力してください",
      atMost: "#文字以内で入力してください", between: "#〜#文字で入力してください"),
  ]
}
