/** The sentences that schemas give themselves, in Japanese. A test looks for sentences without a translation. */
export const JAPANESE_MESSAGES: Readonly<Record<string, string>> = {
  'Must not be empty': '空のままにできません。文を書いてください',
  'A "|" must stand between two lines': '「|」は改行の印です。二つの行の間に置いてください',
  'Use lower-case ASCII words joined by hyphens, like "flow-synthesis"':
    '小文字の英数字をハイフンでつないでください（例：flow-synthesis）',
  'Name an image next to this file as "./name.webp": letters, digits and hyphens, and in lower case webp, png, jpg, jpeg or avif':
    'このファイルと同じフォルダーの画像を "./name.webp" のように書いてください。名前は半角の英数字とハイフン、終わりは小文字の webp、png、jpg、jpeg、avif のどれかです',
  'Use "./name.av1.webm", "./name.vp9.webm" or "./name.mp4"':
    'このファイルと同じフォルダーの動画を "./name.av1.webm"、"./name.vp9.webm"、"./name.mp4" のように書いてください',
  'Use a path of this site without language prefix, like "/about"':
    'このサイト内のページを、/en を付けずに "/about" のように書いてください',
  'Use a full address that starts with https://': 'https:// で始まるアドレスを書いてください',
  'Use a path like "/about" or an address that starts with https://':
    '"/about" のようなサイト内のページか、https:// で始まるアドレスを書いてください',
  'Use lower-case words joined by dots': '小文字の英数字を「.」でつないでください（例：plan.basic）',
  '"from" must not be greater than "to"': 'from は to 以下の数にしてください',
  'An id is given twice': '同じ id が2回あります。片方を直してください',
  'Every page has this id already: choose another name':
    'この id はどのページにもあります。別の名前にしてください',
  'A tag is given twice': '同じタグが2回あります。片方を消してください',
  'A video id has 11 letters, digits, hyphens or underscores':
    '動画の id は、英数字と「-」「_」の11文字です。動画ページのアドレスから写してください',
  'Write the host alone, like https://www.example.com: no path, query or anchor, and no slash at the end':
    'https://www.example.com のように、ホスト名までを書いてください。そのあとのパス、「?」、「#」、最後の「/」は消してください',
  'Invalid mail address': 'メールアドレスの形になっていません',
  'A group needs two words or more': '一つの組には、言葉を二つ以上書いてください',
  'A word stands twice; case and width make no difference':
    '同じ言葉が2回あります。片方を消してください（大文字と小文字、全角と半角は区別しません）',
  'A page stands twice': '同じページが2回あります。片方を消してください',
  'Use hiragana only': 'ひらがなだけで書いてください',
  'Each row needs one value for each column': '行ごとに、列と同じ数の値を書いてください',
  'Give either "to" or "url"': 'to か url のどちらか一つを書いてください',
  'Check the year: it has four digits and begins with 19, 20 or 21':
    '年を確かめてください。19、20、21 のどれかから始まる4桁です',
  'Use YYYY-MM': '2025-04 のように、年と月を書いてください',
  'use /section/': '/cases/ のように、「/」ではさんで書いてください',
  'use HH:MM': '09:30 のように、時刻を書いてください',
  'Write %n where the number goes': '数が入る場所に %n と書いてください',
  'A repository is named as owner/name': 'owner/name の形で書いてください',
  'A corporate number has 13 digits': '法人番号は、数字13桁で書いてください',
  'An invoice number is a T and 13 digits': '登録番号は、Tと数字13桁で書いてください（例：T1234567890123）',
  'Give a figure ("value") or a statement ("pages" with "sentence", "until" or "question")':
    '数値（value）か、文（pages と、sentence、until、question のどれか）のどちらかを書いてください',
  'This statement has its own name in what it says, directly or through another: take the name out':
    'この文の中に、この文自身の名前があります（ほかの文を経由する場合も含みます）。名前を取ってください',
  'A figure with a unit is a number without quotes: correct "value", or delete "unit" if it is a day':
    '単位（unit）のある数値は、引用符なしの数で書いてください。日付なら unit を消してください',
  'What an arm carries and reaches, and how exactly it repeats, is more than 0: correct "value"':
    'アームの可搬質量、リーチ、繰り返し精度は、0より大きい数で書いてください',
  'The low end is above the high end: correct one of the two':
    '下限（low）が上限（high）を超えています。どちらかを直してください',
  'Use a number without quotes and commas, like 24, or a day like "2026-02-28"':
    '24 のように引用符とコンマのない数か、"2026-02-28" のような日付を書いてください',
  'A share is from 0 to 100 per cent: correct "value"': '割合は0〜100%です。value を直してください',
  'Write a phone number as 022-123-4567 or +81-22-123-4567, in plain digits':
    '電話番号は 022-123-4567 か +81-22-123-4567 のように、半角の数字とハイフンで書いてください',
  'A sum in yen is a whole number, 0 or more: correct "value", or "unit" if it is no sum':
    '円の金額は、0以上の整数で書いてください。金額でなければ unit を直してください',
  'Must end in "whitepaper-automation-guide.txt"':
    'ファイル名は "whitepaper-automation-guide.txt" で終わるようにしてください',
};
