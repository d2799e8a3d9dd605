import type { CollegeSeed } from '../college-seed'

/** Colleges of Sikkim. */
export const sikkim: CollegeSeed[] = [
  {
    name: 'Sikkim Manipal Institute of Medical Sciences',
    aliases: ['SMIMS', 'SMIMS Gangtok', 'Sikkim Medical College', 'Central Referral Hospital'],
    location: 'Gangtok',
    state: 'Sikkim',
    country: 'India',
    ownership: 'Private',
    courses: ['MBBS', 'MD', 'MS'],
    established: 2000,
    seats: '150',
    university: 'Sikkim Manipal University',
    eligibility: 'NEET qualified with minimum required marks',
    description:
      'At Tadong below Gangtok, with the Central Referral Hospital; a partnership of the state and the Manipal group in which some seats are kept for candidates of Sikkim.',
    websiteUrl: 'https://smims.smu.edu.in',
    source: 'nmc-mbbs-2024',
  },
  {
    name: 'Sikkim Manipal College of Nursing',
    aliases: ['SMCON', 'Sikkim Manipal Nursing'],
    location: 'Gangtok',
    state: 'Sikkim',
    country: 'India',
    ownership: 'Private',
    courses: ['B.Sc Nursing'],
    university: 'Sikkim Manipal University',
    description:
      'Nursing college of Sikkim Manipal University at Tadong, which trains at the Central Referral Hospital.',
    source: 'aishe-2020',
  },
  {
    name: 'Vinayaka Missions Sikkim College of Nursing',
    aliases: ['VMSU Nursing', 'Vinayaka Missions Nursing Sikkim'],
    location: 'Gangtok',
    state: 'Sikkim',
    country: 'India',
    ownership: 'Private',
    courses: ['B.Sc Nursing'],
    university: 'Vinayaka Missions Sikkim University',
    description: 'Nursing college of Vinayaka Missions Sikkim University at Tadong.',
    source: 'aishe-2020',
  },
  {
    name: 'Sikkim Manipal College of Physiotherapy',
    aliases: ['SMCOP', 'Sikkim Manipal Physiotherapy'],
    location: 'Gangtok',
    state: 'Sikkim',
    country: 'India',
    ownership: 'Private',
    courses: ['Paramedical'],
    university: 'Sikkim Manipal University',
    description: 'Physiotherapy college of Sikkim Manipal University, next to the medical institute at Tadong.',
    source: 'aishe-2020',
  },
]
