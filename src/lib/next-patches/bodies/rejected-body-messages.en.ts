export const rejectedBodyMessages = {
  'file-too-large': {
    title: 'This file is too large',
    sentence: 'It is far above the limit beside its field, so nothing of it was kept. Choose a smaller file.',
  },
  'form-too-large': {
    title: 'This is more than the form takes',
    sentence: 'Nothing of it was kept. Go back and shorten what you wrote.',
  },
  'too-much-at-once': {
    title: 'Too much is being sent at once',
    sentence: 'The site cannot take more at this moment, so nothing of it was kept. Try again in a minute.',
  },
  'form-of-old-page': {
    title: 'The site was renewed while this page was open',
    sentence: 'Nothing was sent. Go back, copy what you wrote, load the page again and send it from there.',
  },
  'form-unreadable': {
    title: 'This could not be read',
    sentence: 'Nothing was sent. Load the form again and send it once more.',
  },
  back: 'Back to the form',
} as const
