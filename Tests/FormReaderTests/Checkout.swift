/// A form that has nearly every key.
let checkout = """
  form: Checkout
  title: Checkout
  language: de
  messages: {required: Please fill this in.}
  focus: {initial: name, toolbar: [previous, {next: Weiter}, done], wrap: true, dismiss: [scroll], invalid: none}
  order: [phone, name, message]
  validation: blur
  sections:
    - title: Recipient
      fields:
        - {id: name, label: Name, content: name, submitLabel: next, next: message}
        - id: phone
          label: Phone
          keyboard: phonePad
          validate:
            - required
            - phone:
              message: With its area code
            - length: 2...60
            - length: ...8
            - length: 8
            - {pattern: '[0-9]+'}
            - {matches: name, when: isGift}
    - visible: '!isGift'
      fields:
        - {id: isGift, type: toggle, label: This is a gift, default: true}
        - {id: country, type: choice, label: Country, options: [NO, {id: GB, label: Britain}], style: menu}
        - id: message
          type: multiline
          label: Message
          next: [{when: isGift, to: name}, submit]
          trim: false
          normalize: [uppercase]
        - {id: hint, type: note, text: We never call you.}
  submit: {label: Place order}
  """

/// What `formc dump --stage form` writes of it.
let checkoutJSON = """
  {
    "form": {"value": "Checkout", "at": "1:7"},
    "title": {"value": "Checkout", "at": "2:8"},
    "language": {"value": "de", "at": "3:11"},
    "messages": [
      {
        "required": {"value": "Please fill this in.", "at": "4:22"}
      }
    ],
    "focus": {
      "at": "5:1",
      "initial": {"value": "name", "at": "5:18"},
      "toolbar": [
        {
          "button": {"value": "previous", "at": "5:34"}
        },
        {
          "button": {"value": "next", "at": "5:44"},
          "caption": {"value": "Weiter", "at": "5:51"}
        },
        {
          "button": {"value": "done", "at": "5:60"}
        }
      ],
      "wrap": {"value": true, "at": "5:73"},
      "dismiss": [
        {"value": "scroll", "at": "5:89"}
      ],
      "invalid": {"value": "none", "at": "5:107"}
    },
    "validation": {"value": "blur", "at": "7:13"},
    "order": [
      {"value": "phone", "at": "6:9"},
      {"value": "name", "at": "6:16"},
      {"value": "message", "at": "6:22"}
    ],
    "sections": [
      {
        "at": "9:5",
        "title": {"value": "Recipient", "at": "9:12"},
        "fields": [
          {
            "at": "11:9",
            "id": {"value": "name", "at": "11:14"},
            "label": {"value": "Name", "at": "11:27"},
            "content": {"value": "name", "at": "11:42"},
            "submitLabel": {"value": "next", "at": "11:61"},
            "next": [
              {
                "to": {"value": "message", "at": "11:73"}
              }
            ]
          },
          {
            "at": "12:9",
            "id": {"value": "phone", "at": "12:13"},
            "label": {"value": "Phone", "at": "13:16"},
            "keyboard": {"value": "phonePad", "at": "14:19"},
            "validate": [
              {
                "validator": {"value": "required", "at": "16:13"}
              },
              {
                "validator": {"value": "phone", "at": "17:13"},
                "message": {"value": "With its area code", "at": "18:22"}
              },
              {
                "validator": {"value": "length", "at": "19:13"},
                "argument": {"value": "2...60", "at": "19:21"}
              },
              {
                "validator": {"value": "length", "at": "20:13"},
                "argument": {"value": "...8", "at": "20:21"}
              },
              {
                "validator": {"value": "length", "at": "21:13"},
                "argument": {"value": "8", "at": "21:21"}
              },
              {
                "validator": {"value": "pattern", "at": "22:14"},
                "argument": {"value": "[0-9]+", "at": "22:23"}
              },
              {
                "validator": {"value": "matches", "at": "23:14"},
                "argument": {"value": "name", "at": "23:23"},
                "when": {"value": "isGift", "at": "23:35"}
              }
            ]
          }
        ]
      },
      {
        "at": "24:5",
        "visible": {"value": "!isGift", "at": "24:14"},
        "fields": [
          {
            "at": "26:9",
            "id": {"value": "isGift", "at": "26:14"},
            "type": {"value": "toggle", "at": "26:28"},
            "label": {"value": "This is a gift", "at": "26:43"},
            "default": {"value": true, "at": "26:68"}
          },
          {
            "at": "27:9",
            "id": {"value": "country", "at": "27:14"},
            "type": {"value": "choice", "at": "27:29"},
            "label": {"value": "Country", "at": "27:44"},
            "options": [
              {
                "id": {"value": "NO", "at": "27:63"}
              },
              {
                "id": {"value": "GB", "at": "27:72"},
                "label": {"value": "Britain", "at": "27:83"}
              }
            ],
            "style": {"value": "menu", "at": "27:101"}
          },
          {
            "at": "28:9",
            "id": {"value": "message", "at": "28:13"},
            "type": {"value": "multiline", "at": "29:15"},
            "label": {"value": "Message", "at": "30:16"},
            "next": [
              {
                "when": {"value": "isGift", "at": "31:23"},
                "to": {"value": "name", "at": "31:35"}
              },
              {
                "to": {"value": "submit", "at": "31:42"}
              }
            ],
            "trim": {"value": false, "at": "32:15"},
            "normalize": [
              {"value": "uppercase", "at": "33:21"}
            ]
          },
          {
            "at": "34:9",
            "id": {"value": "hint", "at": "34:14"},
            "type": {"value": "note", "at": "34:26"},
            "text": {"value": "We never call you.", "at": "34:38"}
          }
        ]
      }
    ],
    "submit": {"value": "Place order", "at": "35:17"}
  }

  """
