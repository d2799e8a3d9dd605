import type { CourseKey } from '@/lib/vocabulary'
import { regions } from './regions/regions'

/** One authority of the seed; its state by the slug of the region, none for all of India. */
export interface AuthoritySeed {
  slug: string
  name: string
  shortName?: string
  state?: string
  site: string
  courses: CourseKey[]
  allots: string
}

/** How files and families call the authorities whose name does not say it in brackets. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'andhra-pradesh': 'Dr. NTR UHS',
  'arunachal-pradesh': 'DHTE Arunachal',
  assam: 'DME Assam',
  bihar: 'BCECEB (UGMAC)',
  'himachal-pradesh': 'AMRU',
  kerala: 'CEE Kerala',
  'madhya-pradesh': 'DME MP',
  maharashtra: 'CET Cell Maharashtra',
  punjab: 'BFUHS',
  telangana: 'KNRUHS',
  tripura: 'DME Tripura',
  'west-bengal': 'WBMCC',
}

const MCC_SITE = 'https://mcc.nic.in'

const ALL_INDIA: AuthoritySeed[] = [
  {
    slug: 'mcc',
    name: 'Medical Counselling Committee',
    shortName: 'MCC',
    site: MCC_SITE,
    courses: ['mbbs', 'bds', 'md-ms', 'nursing'],
    allots:
      'The all-India quota of government colleges, the AIIMS and JIPMER, central and deemed universities; and half of the MD, MS and MDS seats of government colleges.',
  },
  {
    slug: 'aaccc',
    name: 'AYUSH Admissions Central Counseling Committee',
    shortName: 'AACCC',
    site: 'https://aaccc.gov.in',
    courses: ['bams', 'bhms'],
    allots: 'The all-India quota of AYUSH courses, national institutes and deemed universities.',
  },
]

/** Delhi’s quota is filled within the rounds of the MCC, its AYUSH seats by a university of its own. */
const DELHI: AuthoritySeed = {
  slug: 'delhi',
  name: 'Guru Gobind Singh Indraprastha University',
  state: 'delhi',
  site: 'https://ipu.admissions.nic.in/',
  courses: ['mbbs', 'bds', 'bams', 'bhms'],
  allots:
    'Admissions of the university’s own colleges. The Delhi quota of MBBS and BDS is filled within the rounds of the MCC.',
}

const bracketed = (name: string) => /\(([A-Z]{3,})\)/.exec(name)

/** The authorities that the records of the states name, each under the state’s address. */
const ofStates: AuthoritySeed[] = regions.flatMap(({ slug, name, kind, country, counselling, ayushCounselling }) => {
  // One commission for all of Nepal, whose provinces name it too.
  if (kind === 'Province') return []
  const isNepal = country === 'Nepal'
  const main: AuthoritySeed[] =
    !counselling || counselling.website === MCC_SITE
      ? []
      : [
          {
            slug,
            name: counselling.authority.replace(/ \([A-Z]{3,}\)/, ''),
            shortName: SHORT_NAMES[slug] ?? bracketed(counselling.authority)?.[1],
            state: slug,
            site: counselling.website,
            courses: [
              'mbbs',
              'bds',
              ...(isNepal ? (['bams', 'nursing'] as const) : []),
              ...(isNepal || ayushCounselling ? [] : (['bams', 'bhms'] as const)),
            ],
            allots: [
              isNepal
                ? 'Seats in all health courses of Nepal.'
                : `Seats that ${name} fills itself, outside the all-India quota.`,
              counselling.note ?? '',
            ]
              .join(' ')
              .trim(),
          },
        ]
  const ayush: AuthoritySeed[] =
    !ayushCounselling || slug === DELHI.slug
      ? []
      : [
          {
            slug: `${slug}-ayush`,
            name: ayushCounselling.authority,
            state: slug,
            site: ayushCounselling.website,
            courses: ['bams', 'bhms'],
            allots: `The AYUSH seats of ${name}.`,
          },
        ]
  return [...main, ...ayush]
})

/** Who allots seats in India and Nepal. Dates are not seeded: each stands in a notice, which editors enter. */
export const counsellingAuthorities: AuthoritySeed[] = [...ALL_INDIA, ...ofStates, DELHI]
