/** The templates of replies that stand there until somebody writes others. */
export const replyTemplates = [
  {
    name: 'Ask for details',
    subject: 'Your enquiry at {brand}: what we need to know',
    text: [
      'Dear {name},',
      'Thank you for writing to us. So that we can advise you well, please answer this mail with your NEET score, your category, the state of your domicile and what you can spend in a year.',
      'Kind regards,\n{author}\n{brand}',
    ].join('\n\n'),
  },
  {
    name: 'Could not reach you by phone',
    subject: 'Your enquiry at {brand}: when may we call?',
    text: [
      'Dear {name},',
      'We tried to call you about your enquiry and could not reach you. Please tell us when it suits you, or write your questions in an answer to this mail.',
      'Kind regards,\n{author}\n{brand}',
    ].join('\n\n'),
  },
]
