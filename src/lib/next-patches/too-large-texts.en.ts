/** What is said to who sent far more than a form takes. */
export const tooLargeTexts = {
  title: 'This file is too large',
  sentence:
    'What was sent is far above the limit of 5 MB for a file, so nothing of it was kept. Choose a smaller file.',
  back: 'Back to the form',
} as const
