import type { GlobalConfig } from 'payload'
import { anyone, contentKeepers } from '@/cms/access/access'
import { livePreview } from '@/cms/admin/live-preview'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkLink, checkWholeNumber, LENGTHS } from '@/cms/fields/checks/checks'
import { type FieldHelp, sampleField, withHelp } from '@/cms/fields/common-fields'
import { statistics } from '@/cms/fields/statistics'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { tags } from '@/lib/caching/cache'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

const help: FieldHelp = {
  services: 'The two things the site does, as rows below the banner.',
  'services.title': 'A few words.',
  'services.text': 'One or two sentences.',
  'services.linkText': ['Link', 'What the link says.'],
  'services.linkTarget': ['Link leads to', 'A page of this site such as /jobs, or a full web address.'],
  featuredJobs: ['Featured vacancies', 'Closed ones are left out; the newest open vacancies fill the places.'],
  topColleges: ['Top medical colleges', 'In this order. Hidden colleges are left out; featured ones fill the places.'],
  testimonials: 'What people said, with their permission.',
  'testimonials.quote': 'In their own words.',
  'testimonials.name': 'As they wish to be named.',
  'testimonials.role': 'For example Senior Resident, Patna.',
  'testimonials.rating': 'Stars from 1 to 5.',
  closing: 'The last words of the page, above the two buttons.',
  'closing.title': 'A question or an invitation.',
  'closing.text': 'One sentence.',
}

/** Editable parts of the home page below the banner. */
export const Home: GlobalConfig = {
  slug: 'home',
  label: 'Home page',
  custom: cmsMetadata({
    rest: 'read',
    samples: { lists: ['statistics', 'testimonials'] },
    translated: {
      into: 'page-translations',
      fields: [
        'statistics.label',
        'services.title',
        'services.text',
        'services.linkText',
        'testimonials.quote',
        'testimonials.name',
        'testimonials.role',
        'closing.title',
        'closing.text',
      ],
    },
  }),
  access: { read: anyone, update: contentKeepers },
  admin: {
    group: 'Site',
    description: 'The home page below the banner.',
    preview: () => pathsIn(STUDIO_LANGUAGE).home(),
    livePreview: livePreview('home'),
  },
  hooks: { afterChange: [clearTagsAlways(() => [tags.home()])] },
  fields: withHelp(help, [
    statistics,
    {
      name: 'services',
      type: 'array',
      maxRows: 6,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: LENGTHS.label },
        { name: 'text', type: 'textarea', maxLength: LENGTHS.paragraph },
        { name: 'linkText', type: 'text', maxLength: LENGTHS.label },
        { name: 'linkTarget', type: 'text', maxLength: LENGTHS.url, validate: checkLink },
      ],
    },
    {
      name: 'featuredJobs',
      type: 'relationship',
      relationTo: 'jobs',
      hasMany: true,
      maxRows: 6,
      admin: { allowCreate: false, allowEdit: false },
    },
    { name: 'topColleges', type: 'relationship', relationTo: 'colleges', hasMany: true, maxRows: 6 },
    {
      name: 'testimonials',
      type: 'array',
      maxRows: 6,
      fields: [
        { name: 'quote', type: 'textarea', required: true, maxLength: LENGTHS.paragraph },
        { name: 'name', type: 'text', required: true, maxLength: LENGTHS.label },
        { name: 'role', type: 'text', maxLength: LENGTHS.label },
        { name: 'rating', type: 'number', min: 1, max: 5, defaultValue: 5, validate: checkWholeNumber(1, 5) },
        sampleField,
      ],
    },
    {
      name: 'closing',
      label: 'Closing call to action',
      type: 'group',
      fields: [
        { name: 'title', type: 'text', maxLength: LENGTHS.label },
        { name: 'text', type: 'textarea', maxLength: LENGTHS.paragraph },
      ],
    },
  ]),
}
