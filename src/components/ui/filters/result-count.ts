/** Id of the number found, where the keyboard goes on when the filter that it took off is gone. */
export const RESULT_COUNT = 'result-count'
