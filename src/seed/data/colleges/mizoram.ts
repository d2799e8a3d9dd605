import type { CollegeSeed } from '../college-seed'

/** Colleges of Mizoram. */
export const mizoram: CollegeSeed[] = [
  {
    name: 'Zoram Medical College',
    aliases: ['ZMC', 'ZMC Falkawn', 'MIMER', 'Mizoram Medical College'],
    location: 'Falkawn',
    state: 'Mizoram',
    country: 'India',
    ownership: 'Government',
    courses: ['MBBS'],
    established: 2018,
    seats: '100',
    university: 'Mizoram University',
    eligibility: 'NEET-UG qualified',
    description:
      'The only medical college of Mizoram, opened in 2018 at Falkawn some fifteen kilometres from Aizawl; it was known as Mizoram Institute of Medical Education and Research at first.',
    websiteUrl: 'https://zmc.edu.in',
    source: 'nmc-mbbs-2024',
  },
  {
    name: 'Regional Institute of Paramedical and Nursing Sciences',
    aliases: ['RIPANS', 'RIPANS Aizawl'],
    location: 'Aizawl',
    state: 'Mizoram',
    country: 'India',
    ownership: 'Central Government',
    courses: ['B.Sc Nursing', 'Paramedical'],
    university: 'Mizoram University',
    description:
      'Institute of the central health ministry at Zemabawk, where nurses, pharmacists and technologists of all north-eastern states are trained.',
    websiteUrl: 'https://www.ripans.ac.in',
    source: 'aishe-2020',
  },
  {
    name: 'Mizoram College of Nursing',
    aliases: ['MCON', 'Mizoram Nursing College'],
    location: 'Aizawl',
    state: 'Mizoram',
    country: 'India',
    ownership: 'Government',
    courses: ['B.Sc Nursing'],
    university: 'Mizoram University',
    description: 'The state government’s nursing college, which works with the hospitals of the capital.',
    source: 'aishe-2020',
  },
]
