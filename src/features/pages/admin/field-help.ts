import type { FieldHelp } from '@/cms/fields/with-help'

/** What the studio says beside the site's settings. */
export const settingsHelp: FieldHelp = {
  brand: ['Name of the site', 'Stands at the head of every page, in titles and in mails.'],
  blurb: 'One or two sentences on what the site is.',
  phone: 'With country code. Stands at the head of every page.',
  email: ['E-mail', 'Where visitors write to. Stands at the head of every page.'],
  teamInbox:
    'The mailbox of the team for notices of applications, enquiries and corrections. Empty: the one set on the server.',
  address: 'The postal address, on the contact page and in the footer.',
  officeHours: 'When somebody answers the phone, as rows of the contact page.',
  'officeHours.days': 'For example Mon-Fri.',
  'officeHours.hours': 'For example 9:00-18:00, or Closed.',
  social: 'Links at the foot of every page.',
  'social.network': 'For example Instagram.',
  'social.url': ['Web address', 'Your page there, with https:// in front.'],
  announcement: ['Announcement', 'The line at the very top of every page.'],
  'announcement.shown': 'Visitors see the line while this is on.',
  'announcement.year': 'Stands where the text says {year}, and wherever a page names the year of admission.',
  'announcement.link': ['Leads to', 'A page of this site such as /admission, or a full web address.'],
}

const titledHelp = (list: string, help: string): FieldHelp => ({
  [list]: help,
  [`${list}.title`]: 'A few words.',
  [`${list}.text`]: 'One or two sentences.',
})

/** What the studio says beside the fields of the about page. */
export const aboutHelp: FieldHelp = {
  introduction: 'The sentence below the heading.',
  mission: 'What you are here for, in a paragraph.',
  ...titledHelp('values', 'What you stand by, four or so.'),
  team: ['Team', 'The people behind the site.'],
  'team.name': 'Full name.',
  'team.role': 'What they do here.',
  'team.text': 'One or two sentences about them.',
  'team.photo': 'A portrait. Initials stand in for it.',
  ...titledHelp('whyChoose', 'Reasons to come to you rather than to others.'),
}

/** What the studio says beside the fields of the admission page. */
export const admissionHelp: FieldHelp = {
  title: 'The heading of the page.',
  introduction: 'The sentences below the heading.',
  ...titledHelp('services', 'What you help with, three or so.'),
}

/** What the studio says beside a legal text. */
export const legalHelp: FieldHelp = {
  body: 'The page shows the day of your last save. Let a lawyer read it first.',
}
