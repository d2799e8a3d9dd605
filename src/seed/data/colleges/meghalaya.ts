import type { CollegeSeed } from '../college-seed'

/** Colleges of Meghalaya. */
export const meghalaya: CollegeSeed[] = [
  {
    name: 'North Eastern Indira Gandhi Regional Institute of Health and Medical Sciences',
    aliases: ['NEIGRIHMS', 'NEIGRIHMS Shillong', 'Shillong Medical College'],
    location: 'Shillong',
    state: 'Meghalaya',
    country: 'India',
    ownership: 'Central Government',
    courses: ['MBBS', 'MD', 'MS', 'DM', 'MCh', 'B.Sc Nursing', 'M.Sc Nursing'],
    seats: '50',
    university: 'North-Eastern Hill University',
    eligibility: 'NEET-UG qualified',
    description:
      'Autonomous central institute at Mawdiangdiang above Shillong, modelled on AIIMS for the north-east; MBBS has been taught since 2008 and its nursing college beside it.',
    websiteUrl: 'https://neigrihms.gov.in',
    source: 'nmc-mbbs-2024',
  },
  {
    name: 'P. A. Sangma International Medical College and Hospital',
    aliases: ['PIMC', 'PA Sangma Medical College', 'USTM Medical College'],
    location: 'Baridua',
    state: 'Meghalaya',
    country: 'India',
    ownership: 'Private',
    courses: ['MBBS'],
    established: 2024,
    seats: '150',
    university: 'University of Science and Technology, Meghalaya',
    eligibility: 'NEET qualified with minimum required marks',
    description:
      'Private college of the University of Science and Technology, Meghalaya, opened in 2024 at the edge of Guwahati and named after the former Speaker of the Lok Sabha.',
    source: 'nmc-mbbs-2024',
  },
  {
    name: 'North Eastern Institute of Ayurveda and Homoeopathy',
    aliases: ['NEIAH', 'NEIAH Shillong', 'North Eastern Institute of Ayurveda and Homeopathy'],
    location: 'Shillong',
    state: 'Meghalaya',
    country: 'India',
    ownership: 'Central Government',
    courses: ['BAMS', 'BHMS'],
    description:
      'Autonomous institute of the Ministry of AYUSH on the Mawdiangdiang plateau, with an Ayurveda and a homoeopathy college under one roof.',
    websiteUrl: 'https://neiah.nic.in',
    source: 'ayush-national-institutes',
  },
  {
    name: 'Martin Luther Christian University',
    aliases: ['MLCU', 'MLCU Shillong'],
    location: 'Shillong',
    state: 'Meghalaya',
    country: 'India',
    ownership: 'Private',
    courses: ['Paramedical'],
    description: 'Private university in Shillong with a school of allied health sciences among its departments.',
    websiteUrl: 'https://www.mlcu.ac.in',
    source: 'aishe-2020',
  },
]
