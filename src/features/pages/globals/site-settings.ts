import type { GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { adminField, anyone, contentKeepers } from '@/cms/access/access'
import { livePreview } from '@/cms/admin/live-preview'
import { cmsMetadata } from '@/cms/cms-metadata'
import {
  checkEmail,
  checkLink,
  checkOfficeDays,
  checkOfficeHours,
  checkPlace,
  checkUrl,
  checkYear,
  LENGTHS,
} from '@/cms/fields/checks/checks'
import { type FieldHelp, phoneField, withHelp } from '@/cms/fields/common-fields'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { hideSamplesOnceOwn } from '@/cms/samples/samples'
import { tags } from '@/lib/caching/cache'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { hasOwnContact, PLACEHOLDER_CONTACT } from '../placeholder-contact'

/** Clears the map point when the postal address changes without a new one. */
const moveMapWithAddress: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const isMoved = Boolean(originalDoc?.address) && data.address !== undefined && data.address !== originalDoc?.address
  const isOldPoint = (data.mapQuery ?? originalDoc?.mapQuery) === originalDoc?.mapQuery
  return isMoved && isOldPoint ? { ...data, mapQuery: null } : data
}

const help: FieldHelp = {
  brand: ['Name of the site', 'Stands at the head of every page, in titles and in mails.'],
  blurb: 'One or two sentences on what the site is.',
  phone: 'With country code. Stands at the head of every page.',
  whatsapp: ['WhatsApp number', 'With country code. The phone is used when left empty.'],
  email: 'Where visitors write to. Stands at the head of every page.',
  teamInbox:
    'The mailbox of the team for notices of applications, enquiries and corrections. Empty: the one set on the server.',
  address: 'The postal address, on the contact page and in the footer.',
  mapQuery: [
    'Place shown on the map',
    'Latitude and longitude, for example 28.6270, 77.3649. Left empty, or when only the address changes, the map is a link that looks for the address.',
  ],
  officeHours:
    'When somebody answers the phone, as rows of the contact page. Without a line the page says Mon-Fri 9:00-18:00, Sat 9:00-14:00.',
  'officeHours.days': 'For example Mon-Fri.',
  'officeHours.hours': 'For example 9:00-18:00, or Closed.',
  social: 'Links at the foot of every page.',
  'social.network': 'For example Instagram.',
  'social.url': ['Web address', 'Your page there, with https:// in front.'],
  announcement: ['Announcement', 'The line at the very top of every page.'],
  'announcement.shown': 'Visitors see the line while this is on.',
  'announcement.text':
    '{year} stands for the admission year below; once the rounds of that year are over the line is not shown.',
  'announcement.year': 'Stands where the text says {year}, and wherever a page names the year of admission.',
  'announcement.link': ['Leads to', 'A page of this site such as /admission, or a full web address.'],
}

/** Brand, contact and announcement, shown on every page. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  custom: cmsMetadata({
    rest: 'read',
    isOwn: hasOwnContact,
    translated: { into: 'page-translations', fields: ['blurb', 'announcement.text'] },
  }),
  access: { read: anyone, update: contentKeepers },
  admin: {
    group: 'Site',
    description: 'Name, contact and announcement, as they stand on every page.',
    preview: () => pathsIn(STUDIO_LANGUAGE).home(),
    livePreview: livePreview('site-settings'),
  },
  hooks: {
    beforeChange: [moveMapWithAddress],
    afterChange: [hideSamplesOnceOwn, clearTagsAlways(() => [tags.site()])],
  },
  fields: withHelp(help, [
    { name: 'brand', type: 'text', required: true, maxLength: LENGTHS.label, defaultValue: 'VaidyaPath' },
    { name: 'blurb', label: 'Words under the brand in the footer', type: 'textarea', maxLength: LENGTHS.paragraph },
    phoneField({ name: 'phone', maxLength: 60, defaultValue: PLACEHOLDER_CONTACT.phone }),
    phoneField({ name: 'whatsapp', maxLength: 60 }),
    { name: 'email', type: 'email', validate: checkEmail, defaultValue: PLACEHOLDER_CONTACT.email },
    {
      name: 'teamInbox',
      label: 'Where notices go',
      type: 'email',
      validate: checkEmail,
      // These mails name applicants and enquirers: their recipient is for administrators to set, and hidden from
      // visitors.
      access: { read: adminField, create: adminField, update: adminField },
    },
    { name: 'address', type: 'textarea', maxLength: LENGTHS.paragraph },
    { name: 'mapQuery', type: 'text', maxLength: LENGTHS.line, validate: checkPlace },
    {
      name: 'officeHours',
      label: 'Office hours',
      labels: { singular: 'Line', plural: 'Lines' },
      type: 'array',
      fields: [
        { name: 'days', type: 'text', required: true, maxLength: LENGTHS.label, validate: checkOfficeDays },
        { name: 'hours', type: 'text', required: true, maxLength: LENGTHS.label, validate: checkOfficeHours },
      ],
    },
    {
      name: 'social',
      label: 'Social networks',
      labels: { singular: 'Network', plural: 'Networks' },
      type: 'array',
      fields: [
        { name: 'network', type: 'text', required: true, maxLength: LENGTHS.label },
        { name: 'url', type: 'text', required: true, maxLength: LENGTHS.url, validate: checkUrl },
      ],
    },
    {
      name: 'announcement',
      type: 'group',
      fields: [
        { name: 'shown', type: 'checkbox', defaultValue: true },
        { name: 'text', type: 'text', maxLength: LENGTHS.line },
        { name: 'year', label: 'Admission year', type: 'number', validate: checkYear(2020) },
        { name: 'link', type: 'text', maxLength: LENGTHS.url, validate: checkLink },
      ],
    },
  ]),
}
