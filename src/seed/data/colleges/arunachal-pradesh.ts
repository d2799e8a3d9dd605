import type { CollegeSeed } from '../college-seed'

/** Colleges of Arunachal Pradesh. */
export const arunachalPradesh: CollegeSeed[] = [
  {
    name: 'Tomo Riba Institute of Health and Medical Sciences',
    aliases: ['TRIHMS', 'Tomo Riba', 'Naharlagun Medical College', 'Arunachal Medical College'],
    location: 'Naharlagun',
    state: 'Arunachal Pradesh',
    country: 'India',
    ownership: 'Government',
    courses: ['MBBS'],
    established: 2018,
    seats: '100',
    university: 'Rajiv Gandhi University',
    eligibility: 'NEET-UG qualified',
    description:
      'The first medical college of Arunachal Pradesh, opened in 2018 at the state hospital of Naharlagun near Itanagar; all districts of the state send their serious cases here.',
    source: 'nmc-mbbs-2024',
  },
  {
    name: 'North East Homoeopathic Medical College and Hospital',
    aliases: ['NEHMC', 'North East Homeopathic College Itanagar'],
    location: 'Itanagar',
    state: 'Arunachal Pradesh',
    country: 'India',
    ownership: 'Private',
    courses: ['BHMS'],
    university: 'Rajiv Gandhi University',
    description: 'Private homoeopathic college of the capital; students of several north-eastern states attend it.',
    source: 'aishe-2020',
  },
]
