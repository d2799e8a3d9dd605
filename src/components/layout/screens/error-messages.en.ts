/** Shown when a page or the whole layout failed. */
export const errorMessages = {
  title: 'This page could not be shown',
  text: 'Something failed on our side. Try again in a moment; if it happens again, write to us.',
  resend: 'What you typed can be sent again: reload this page, or go back to the form.',
  retry: 'Try again',
  home: 'Go to Home',
  reference: 'Reference {digest}',
}
