import type { FieldHelp } from '@/cms/fields/with-help'

/** What the studio says beside the fields of a banner. */
export const bannerHelp: FieldHelp = {
  title: 'The large line. Up to about ten words.',
  subtitle: 'The small line above the title.',
  description: 'One or two sentences below the title.',
  image: 'Stands beside the words. Without one a street is drawn.',
  imageUrl: 'Used only when no image is uploaded.',
  ctaText: 'What the button says, for example See the colleges. Without it there is no button.',
  ctaLink: 'A page of this site such as /colleges, or a full web address.',
  type: ['Kind', 'A word for your own order, for example Admission. Visitors do not see it.'],
  isActive: 'Visitors see the banner while this is on.',
  sortOrder: 'Smaller numbers first. Easier by dragging, under Banners in the tabs above.',
}

/** What the studio says beside the fields of the home page. */
export const homeHelp: FieldHelp = {
  services: 'The two things the site does, as rows below the banner.',
  'services.title': 'A few words.',
  'services.text': 'One or two sentences.',
  'services.linkText': ['Link', 'What the link says.'],
  'services.linkTarget': ['Link leads to', 'A page of this site such as /jobs, or a full web address.'],
  topColleges: 'In this order. Hidden colleges are left out; featured ones fill the places.',
  testimonials: 'What people said, with their permission.',
  'testimonials.quote': 'In their own words.',
  'testimonials.name': 'As they wish to be named.',
  'testimonials.role': 'For example Senior Resident, Patna.',
  'testimonials.rating': 'Stars from 1 to 5.',
  closing: 'The last words of the page, above the two buttons.',
  'closing.title': 'A question or an invitation.',
  'closing.text': 'One sentence.',
}
