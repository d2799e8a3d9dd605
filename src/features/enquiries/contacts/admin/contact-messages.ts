import type { MessagesByCode } from '@/lib/errors/action-result'
import { LONGEST } from '../../schema'

/** Why a call or a reply is not written down. */
export const contactErrorMessages = {
  'outcome-missing': 'Choose what came of it.',
  'moment-missing': 'Give the day and time to call again.',
  'subject-missing': 'Give the mail a subject.',
  'subject-too-long': `The subject is too long: ${LONGEST.replySubject} characters at most.`,
  'text-missing': 'Write what you want to say.',
  'text-too-long': `The text is too long: ${LONGEST.reply} characters at most.`,
  'nobody-there': 'This enquiry has been anonymised. There is nobody to write to.',
  'replied-meanwhile':
    'Somebody has replied since you opened this enquiry, and nothing was sent. Read their reply first, then send yours.',
} as const satisfies MessagesByCode

/** Every sentence of calling and writing to the person of an enquiry. */
export const contactMessages = {
  title: 'Calls and mails',
  none: 'Nobody has been in touch yet.',
  questions: {
    call: (name: string) => `How did the call to ${name} go?`,
    whatsapp: (name: string) => `Did you write to ${name} on WhatsApp?`,
  },
  record: 'Record a call or message',
  outcome: 'What came of it',
  callBackAt: 'Call back on',
  callBackHint: 'Indian time. It becomes the next follow-up.',
  callBackOn: (moment: string) => `Call back on ${moment}`,
  save: 'Record it',
  recorded: 'Recorded.',
  notRecorded: 'That could not be recorded',
  cancel: 'Nothing to record',
  reply: {
    title: 'Reply by mail',
    to: (email: string) => `To ${email}`,
    template: 'Template',
    noTemplate: 'Choose a template',
    insert: 'Insert',
    subject: 'Subject',
    text: 'Text',
    hint: 'Sent as it stands here, with what they wrote underneath. Their answer comes to the team’s inbox.',
    send: 'Send reply',
    sent: 'The reply is on its way.',
    notSent: 'The reply could not be sent',
    firstSubject: (brand: string) => `Your enquiry at ${brand}`,
    greeting: (name: string) => `Dear ${name},\n\n`,
  },
} as const
