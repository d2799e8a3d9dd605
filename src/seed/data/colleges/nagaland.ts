import type { CollegeSeed } from '../college-seed'

/** Colleges of Nagaland. */
export const nagaland: CollegeSeed[] = [
  {
    name: 'Nagaland Institute of Medical Sciences and Research',
    aliases: ['NIMSR', 'NIMSR Kohima', 'Kohima Medical College', 'Nagaland Medical College'],
    location: 'Kohima',
    state: 'Nagaland',
    country: 'India',
    ownership: 'Government',
    courses: ['MBBS'],
    established: 2023,
    seats: '100',
    university: 'Nagaland University',
    eligibility: 'NEET-UG qualified',
    description:
      'The first medical college of Nagaland; it admitted its first hundred students in 2023 at Phriebagie in Kohima.',
    source: 'nmc-mbbs-2024',
  },
  {
    name: 'Christian Institute of Health Sciences and Research',
    aliases: ['CIHSR', 'CIHSR Dimapur', 'Referral Hospital Dimapur'],
    location: 'Dimapur',
    state: 'Nagaland',
    country: 'India',
    ownership: 'Private',
    courses: ['B.Sc Nursing', 'Paramedical'],
    university: 'Nagaland University',
    description:
      'Referral hospital at 4th Mile in Dimapur, created by the state, the Emmanuel Hospital Association and CMC Vellore together; it teaches nurses and allied health staff.',
    websiteUrl: 'https://www.cihsr.in',
    source: 'aishe-2020',
  },
]
