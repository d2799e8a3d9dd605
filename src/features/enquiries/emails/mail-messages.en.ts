import { plural } from '@/lib/text/format'
import { ESCALATION_HOURS, PROMISED_HOURS } from '../schema'

const ANSWER = 'A counsellor reads what you wrote and answers'
const LANGUAGES = 'in English or Hindi'

export const enquiryMailMessages = {
  acknowledgement: {
    subject: (brand: string) => `${brand}: we have received your enquiry`,
    heading: 'Thank you, your enquiry is here',
    greeting: (name: string | null) => (name ? `Dear ${name},` : 'Good day,'),
    promise: {
      within: `${ANSWER} within ${PROMISED_HOURS} hours, ${LANGUAGES}.`,
      by: (moment: string) => `${ANSWER} by ${moment} (India time), ${LANGUAGES}.`,
      openDays: `${ANSWER} on the next day that our office is open, ${LANGUAGES}.`,
    },
    opens: (moment: string) => `Our office is closed now and opens on ${moment} (India time).`,
    call: (phone: string) => `If it cannot wait, call us: ${phone}.`,
    copy: 'This is what you sent us:',
    notYou: 'If you did not write to us, somebody mistyped an address and you need not do anything.',
  },
  reply: { wrote: (moment: string) => `On ${moment} you wrote:` },
  notice: {
    subject: (name: string, college: string | null, isSuspected: boolean) =>
      `${isSuspected ? 'Looks like spam: enquiry' : 'New enquiry'} of ${name}${college ? ` about ${college}` : ''}`,
    heading: 'A new enquiry waits for an answer',
    suspected: 'It looks like spam, so its author was not written to. Untick the mark in the studio if it is a person.',
    promise: {
      within: `We have promised an answer within ${PROMISED_HOURS} hours.`,
      by: (moment: string) => `We have promised an answer by ${moment} (India time).`,
      openDays: 'We have promised an answer on the next day that our office is open.',
    },
    open: 'Open the enquiry',
  },
  escalation: {
    subject: (count: number) =>
      plural('en', count, {
        one: 'One enquiry is still without an answer',
        other: `${count} enquiries are still without an answer`,
      }),
    heading: 'The promise of an answer is about to be broken',
    text: `More than ${ESCALATION_HOURS} hours have passed without a first response. The promise is ${PROMISED_HOURS} hours.`,
    closed: (moment: string) => `The office is closed now and opens on ${moment} (India time).`,
    waiting: (name: string, since: string) => `${name}, since ${since}`,
    open: 'Open the enquiries',
  },
  fields: {
    kind: 'Form',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    course: 'Course',
    country: 'Country',
    neetScore: 'NEET score',
    rank: 'All-India rank',
    category: 'Category',
    colleges: 'Colleges compared',
    college: 'College',
    state: 'State',
    sourcePage: 'Sent from',
    message: 'Message',
  },
} as const
