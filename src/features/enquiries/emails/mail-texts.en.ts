import { plural } from '@/lib/text/format'
import { ESCALATION_HOURS, PROMISED_HOURS } from '../schema'

/** Every sentence of the mails about enquiries. */
export const enquiryMailTexts = {
  acknowledgement: {
    subject: (brand: string) => `${brand}: we have received your enquiry`,
    heading: 'Thank you, your enquiry is here',
    greeting: (name: string) => `Dear ${name},`,
    promise: `A counsellor reads what you wrote and answers within ${PROMISED_HOURS} hours, in English or Hindi.`,
    opens: (moment: string) => `Our office opens next on ${moment} (India time).`,
    notYou: 'If you did not write to us, somebody mistyped an address and you need not do anything.',
  },
  notice: {
    subject: (name: string, isSuspected: boolean) =>
      isSuspected ? `Looks like spam: enquiry of ${name}` : `New enquiry of ${name}`,
    heading: 'A new enquiry waits for an answer',
    suspected: 'It looks like spam, so its author was not written to. Untick the mark in the studio if it is a person.',
    promise: `We have promised an answer within ${PROMISED_HOURS} hours.`,
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
    state: 'State',
    sourcePage: 'Sent from',
    message: 'Message',
  },
} as const
