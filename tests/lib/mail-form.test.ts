import { mailFormBody } from '@/lib/mail-draft';

describe('the body of a mail draft with questions', () => {
  it.each([
    ['Japanese questions take a wide colon', 'はい。', ['お名前', 'ご所属'], 'はい。\n\nお名前：\nご所属：'],
    ['English ones a colon and a space', 'Please.', ['Name', 'Phone'], 'Please.\n\nName: \nPhone: '],
    ['without questions only the sentence is left', 'Please.', [], 'Please.\n'],
  ])('%s', (_, sentence, questions, body) => {
    expect(mailFormBody(sentence, questions)).toBe(body);
  });
});
