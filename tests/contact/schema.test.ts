import { contactSchema } from '@/app/[locale]/contact/schema';

const filled = {
  inquiryType: 'quote',
  name: '見本 花子',
  email: 'hanako@example.com',
  message: '分注の自動化を相談したい',
  privacyPolicy: true,
};

/** Field → message, for every problem of a form that is filled in but for some changes. */
const problemsOf = (changes: object): Record<string, string> =>
  Object.fromEntries(
    contactSchema
      .safeParse({ ...filled, ...changes })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

const TYPE = 'お問い合わせ種別を選択してください';
const NAME = 'お名前は必須項目です';
const EMAIL = 'メールアドレスは必須項目です';
const FORMAT = '有効なメールアドレスを入力してください';
const MESSAGE = 'お問い合わせ内容は10文字以上入力してください';
const PRIVACY = '続行するにはプライバシーポリシーに同意する必要があります';

describe('the contact form refuses', () => {
  it.each([
    ['the empty choice of a select', { inquiryType: '' }, { inquiryType: TYPE }],
    ['a kind that is not offered', { inquiryType: 'complaint' }, { inquiryType: TYPE }],
    ['an empty name', { name: '' }, { name: NAME }],
    ['a name of spaces', { name: ' \u3000' }, { name: NAME }],
    ['an empty email, with one message', { email: '' }, { email: EMAIL }],
    ['an email without a domain', { email: 'hanako@' }, { email: FORMAT }],
    ['an email without an at sign', { email: 'hanako.example.com' }, { email: FORMAT }],
    ['a message of nine characters', { message: '一二三四五六七八九' }, { message: MESSAGE }],
    ['nine characters and spaces', { message: '一二三四五六七八九   ' }, { message: MESSAGE }],
    ['a privacy policy not agreed to', { privacyPolicy: false }, { privacyPolicy: PRIVACY }],
    ['the word "on" in place of an agreement', { privacyPolicy: 'on' }, { privacyPolicy: PRIVACY }],
  ])('%s', (_, changes, expected) => expect(problemsOf(changes)).toEqual(expected));

  it('an empty form, naming each of the five required fields once', () => {
    const issues = contactSchema.safeParse({}).error?.issues.map(({ path, message }) => [path[0], message]);
    expect(issues).toEqual([
      ['inquiryType', TYPE],
      ['name', NAME],
      ['email', EMAIL],
      ['message', MESSAGE],
      ['privacyPolicy', PRIVACY],
    ]);
  });
});

describe('the contact form accepts', () => {
  it.each([
    ['the required fields alone', {}],
    ['a message of exactly ten characters', { message: '一二三四五六七八九十' }],
    ['an email with spaces around it', { email: ' hanako@example.com ' }],
    ['optional fields left empty', { companyName: '', department: '', position: '', phone: '' }],
    ['every field', { companyName: '見本大学', phone: '022-000-0000', budget: '未定', deadline: '来春' }],
  ])('%s', (_, changes) => expect(problemsOf(changes)).toEqual({}));

  it('and hands on the texts without the spaces around them', () => {
    expect(contactSchema.parse({ ...filled, email: ' hanako@example.com ' }).email).toBe(
      'hanako@example.com',
    );
  });
});
