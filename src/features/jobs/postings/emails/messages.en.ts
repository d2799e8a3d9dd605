import type { PostingAnswer } from '../schema'

const templates: Record<PostingAnswer, { subject: string; text: string }> = {
  published: {
    subject: 'Published: {post}',
    text: 'Dear {name},\n\nYour vacancy {post} at {institution} is on the site. Doctors can apply from now on.\n\nBy your own link below you can change it, renew it, close it and see how many have applied.\n\n{brand}',
  },
  'changes-asked': {
    subject: 'One question about {post}',
    text: 'Dear {name},\n\nWe have read your vacancy {post} at {institution} and cannot publish it as it is:\n\n{reason}\n\nPlease change it by your own link below. It comes back to us by itself.\n\n{brand}',
  },
  declined: {
    subject: 'Not published: {post}',
    text: 'Dear {name},\n\nWe have read what you sent us for {post} at {institution} and do not publish it:\n\n{reason}\n\nIf we have misunderstood something, please write to us.\n\n{brand}',
  },
}

export const postingMails = {
  templates,
  confirm: {
    subject: 'Please confirm your vacancy',
    preview: 'One step left: confirm that you sent it.',
    heading: 'One step left',
    lead: 'Somebody sent us a vacancy and gave this address. The button shows it. Please confirm that it was you; until then nobody sees it.',
    open: 'Confirm the vacancy',
    notYou: 'If it was not you, do nothing: it is deleted after 48 hours.',
    keep: 'Keep this email. By the same link you can change the vacancy, renew it, close it and see how many have applied. Whoever has the link can do so too.',
  },
  link: {
    subject: 'Your vacancies on our site',
    preview: 'The links by which you manage them.',
    heading: 'Your vacancies',
    unconfirmed: 'A vacancy that waits for your confirmation',
    lead: 'You asked for the links by which you manage your vacancies. Whoever has a link can change the vacancy, so keep this email to yourself.',
  },
  open: 'Open your vacancy',
  sentOn: {
    subject: (title: string) => `An applicant for ${title}`,
    preview: 'An application that we send on to you.',
    heading: 'An applicant for your vacancy',
    lead: (title: string) =>
      `We send on to you an application for ${title}. Name, contact details and CV stand on the page of your vacancy, which your link opens.`,
    open: 'See the applicant',
    use: 'They were given to us for this post alone. Please use them for nothing else, and delete them when the post is filled.',
  },
  notice: {
    subject: (title: string) => `A hospital sent a vacancy: ${title}`,
    changed: (title: string) => `A hospital changed its vacancy: ${title}`,
    heading: 'A vacancy waits for you',
    of: (institution: string) => `Sent by ${institution}.`,
    open: 'Open the vacancy',
  },
} as const
