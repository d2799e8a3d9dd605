import { COURSE_ADDRESSES } from './course-addresses.mjs'

/** The states and union territories of India, and Nepal with its provinces, as addresses name them. */
export const REGION_ADDRESSES = [
  'andaman-and-nicobar-islands',
  'andhra-pradesh',
  'arunachal-pradesh',
  'assam',
  'bihar',
  'chandigarh',
  'chhattisgarh',
  'dadra-and-nagar-haveli-and-daman-and-diu',
  'delhi',
  'goa',
  'gujarat',
  'haryana',
  'himachal-pradesh',
  'jammu-and-kashmir',
  'jharkhand',
  'karnataka',
  'kerala',
  'ladakh',
  'lakshadweep',
  'madhya-pradesh',
  'maharashtra',
  'manipur',
  'meghalaya',
  'mizoram',
  'nagaland',
  'odisha',
  'puducherry',
  'punjab',
  'rajasthan',
  'sikkim',
  'tamil-nadu',
  'telangana',
  'tripura',
  'uttar-pradesh',
  'uttarakhand',
  'west-bengal',
  'nepal',
  'bagmati',
  'gandaki',
  'karnali',
  'koshi',
  'lumbini',
  'madhesh',
  'sudurpashchim',
]

const courses = Object.keys(COURSE_ADDRESSES).join('|')
const listings = Object.values(COURSE_ADDRESSES).join('|')

/**
 * A visitor's interest in the address (/admission?college=…) makes the admission page dynamic; without one it is
 * static. Must be asked before the pages, because /admission itself is one.
 */
export function admissionRewrites() {
  return ['college', 'course', 'state'].map((key) => ({
    source: '/admission',
    has: [{ type: 'query', key }],
    destination: '/admission/prefilled',
  }))
}

/**
 * Leads the addresses of one segment to their pages. Known combinations go to the page that is kept in the cache;
 * anything else of the form "course-in-state" goes to one that is not, so that made-up addresses cannot fill it.
 */
export function pageRewrites() {
  return [
    {
      source: `/:course(${courses})-in-:region(${REGION_ADDRESSES.join('|')})`,
      destination: '/guidance/:course/:region',
    },
    { source: '/:combination([^/]+-in-[^/]+)', destination: '/guidance/:combination' },
    ...Object.entries(COURSE_ADDRESSES).map(([course, listing]) => ({
      source: `/${listing}`,
      destination: `/courses/${course}`,
    })),
  ]
}

/** Unknown course keys go to the colleges; the inner addresses of the pages above go to their public ones. */
export function pageRedirects() {
  return [
    { source: `/:other((?!(?:${listings})$)[^/]+-courses)`, destination: '/colleges', permanent: false },
    { source: '/guidance/:course/:region', destination: '/:course-in-:region', permanent: true },
    { source: '/guidance/:combination', destination: '/:combination', permanent: true },
    ...Object.entries(COURSE_ADDRESSES).map(([course, listing]) => ({
      source: `/courses/${course}`,
      destination: `/${listing}`,
      permanent: true,
    })),
    { source: '/courses/:other*', destination: '/colleges', permanent: false },
    { source: '/admission/prefilled', destination: '/admission', permanent: true },
  ]
}
