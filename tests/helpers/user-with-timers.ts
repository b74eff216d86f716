/**
 * Timers of a test's own, and a user whose actions move them: what rests until typing pauses comes without the pause, and
 * nothing waits by the clock. Imported by tests of islands in place of `userEvent.setup()`.
 */
import userEvent from '@testing-library/user-event';

jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });

export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
