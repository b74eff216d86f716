/**
 * Takes away after each test what it made the page listen to. All tests of a file have one document: without this, the
 * enhancement that an earlier test started would do the work of a later one whose own does nothing.
 *
 * An enhancement is started in a test or in `beforeEach`: Stryker cannot tell which tests need what runs in `beforeAll`, and
 * tries no faults there.
 */
const ends: (() => void)[] = [];

beforeEach(() => {
  for (const target of [document, window]) {
    const add: EventTarget['addEventListener'] = target.addEventListener.bind(target);
    const spy = jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation((...listener) => {
      add(...listener);
      ends.push(() => (target as EventTarget).removeEventListener(...listener));
    });
    ends.push(() => spy.mockRestore());
  }
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
});
