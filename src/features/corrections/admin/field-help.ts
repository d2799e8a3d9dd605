import type { FieldHelp } from '@/cms/fields/with-help'

/** What the studio says beside the fields of a correction. */
export const correctionHelp: FieldHelp = {
  page: ['Page', 'The address of the page that it is about.'],
  title: 'What the page is about.',
  kind: ['Kind of page', 'Whether it is the page of a college, of a course, or of a course in a state.'],
  college: ['College', 'The college whose page it is.'],
  figure: ['Figure', 'The figure that is said to be wrong.'],
  right: 'In the words of who wrote to us.',
  evidence: 'The document or address that they name. Look at it before you change anything.',
  email: ['E-mail', 'Where the answer goes. Empty when they did not want one.'],
  user: 'The account from which it was sent, if any.',
  status: 'Changed, or left as it is: with this their answer is sent, once.',
  answer: ['Words of yours', 'Go along with the answer, for example where you read it.'],
  answeredAt: 'When somebody said what came of it.',
  suspected: 'A program filled the form. Its sender gets no mail.',
}
