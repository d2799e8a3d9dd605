import type { Source } from '@/payload-types'

/** One document of the seed. */
export type SourceSeed = Pick<Source, 'title' | 'kind'> &
  Partial<Pick<Source, 'publisher' | 'address' | 'year' | 'covers' | 'checkedOn'>>

const NMC = 'National Medical Commission'
const NEPAL = 'Nepal Medical Council'

/**
 * The day on which the seats and years of every seeded college of two lists were compared with the lists: 370 of 379
 * numbers of seats and 355 of 373 years agreed. Those that did not are seeded as our own listing.
 */
const COMPARED_ON = '2026-11-22T00:00:00.000+05:30'

/** The result of a round of the MCC. */
const allotments = (year: number, round: number) =>
  ({
    title: `Result of round ${round}, UG counselling ${year}`,
    publisher: 'Medical Counselling Committee',
    address: 'https://mcc.nic.in',
    year: String(year),
    kind: 'official',
    covers: 'Each allotment with its all-India rank, college, quota and category.',
  }) satisfies SourceSeed

/** What Bihar's board publishes after a round. */
const rankListOfBihar = (year: number, round: number) =>
  ({
    title: `Opening and closing ranks after round ${round}, UGMAC ${year}`,
    publisher: 'Bihar Combined Entrance Competitive Examination Board',
    address: 'https://bceceboard.bihar.gov.in',
    year: String(year),
    kind: 'official',
    covers: 'Opening and closing all-India ranks by college and category of the state.',
  }) satisfies SourceSeed

/** The documents in which the figures of the seed stand, by the key that colleges name them by. */
export const sources = {
  'nmc-mbbs-2024': {
    title: 'List of medical colleges and MBBS seats',
    publisher: NMC,
    address: 'https://www.nmc.org.in',
    year: '2024-25',
    kind: 'official',
    covers: 'Name, place, seats and year of foundation of each college.',
    checkedOn: COMPARED_ON,
  },
  'nmc-pg-2024': {
    title: 'List of postgraduate medical institutions',
    publisher: NMC,
    address: 'https://www.nmc.org.in',
    year: '2024-25',
    kind: 'official',
    covers: 'Name, place and postgraduate seats of each institution.',
  },
  'dci-bds-2024': {
    title: 'List of dental colleges and BDS seats',
    publisher: 'Dental Council of India, since March 2026 the National Dental Commission',
    address: 'https://ndcindia.gov.in',
    year: '2024-25',
    kind: 'official',
    covers: 'Name, place, seats and year of foundation of each college.',
    checkedOn: COMPARED_ON,
  },
  'ncism-2024': {
    title: 'List of Ayurveda colleges',
    publisher: 'National Commission for Indian System of Medicine',
    address: 'https://ncismindia.org',
    year: '2024-25',
    kind: 'official',
  },
  'nch-2024': {
    title: 'List of homoeopathic colleges',
    publisher: 'National Commission for Homoeopathy',
    address: 'https://nch.org.in',
    year: '2024-25',
    kind: 'official',
  },
  'inc-2024': {
    title: 'List of recognised nursing institutions',
    publisher: 'Indian Nursing Council',
    address: 'https://www.indiannursingcouncil.org',
    year: '2024',
    kind: 'official',
  },
  'aishe-2020': {
    title: 'List of colleges and institutions',
    publisher: 'All India Survey on Higher Education, Ministry of Education',
    address: 'https://aishe.gov.in',
    year: '2020',
    kind: 'official',
    covers: 'Name, place and year of foundation of each institution.',
  },
  'nta-neet-ug-2025': {
    title: 'NEET (UG) information bulletin',
    publisher: 'National Testing Agency',
    address: 'https://neet.nta.nic.in',
    year: '2025',
    kind: 'official',
    covers: 'Marks in class 12, subjects and age.',
  },
  'mcc-ug-2025': {
    title: 'UG counselling scheme',
    publisher: 'Medical Counselling Committee',
    address: 'https://mcc.nic.in',
    year: '2025',
    kind: 'official',
    covers: 'How the seats of government colleges are shared between all of India and the state.',
  },
  'mcc-ug-2025-r1': allotments(2025, 1),
  'mcc-ug-2025-r3': allotments(2025, 3),
  'mcc-ug-2023-r1': allotments(2023, 1),
  'mcc-ug-2023-r3': allotments(2023, 3),
  'mcc-ug-2022-r1': allotments(2022, 1),
  'bihar-ug-2025-r1': rankListOfBihar(2025, 1),
  'bihar-ug-2025-r2': rankListOfBihar(2025, 2),
  'bihar-ug-2024-r1': rankListOfBihar(2024, 1),
  'bihar-ug-2024-r2': rankListOfBihar(2024, 2),
  'mcc-pg-2025': {
    title: 'PG counselling scheme',
    publisher: 'Medical Counselling Committee',
    address: 'https://mcc.nic.in',
    year: '2025',
    kind: 'official',
    covers: 'How postgraduate seats are shared between all of India and the state.',
  },
  'nbems-neet-pg-2025': {
    title: 'NEET-PG information bulletin',
    publisher: 'National Board of Examinations in Medical Sciences',
    address: 'https://natboard.edu.in',
    year: '2025',
    kind: 'official',
    covers: 'Who may sit the examination.',
  },
  'aaccc-2025': {
    title: 'AYUSH counselling scheme',
    publisher: 'AYUSH Admissions Central Counseling Committee',
    address: 'https://aaccc.gov.in',
    year: '2025',
    kind: 'official',
    covers: 'How the seats of government colleges are shared between all of India and the state.',
  },
  'inc-nursing-2021': {
    title: 'B.Sc Nursing regulations',
    publisher: 'Indian Nursing Council',
    address: 'https://www.indiannursingcouncil.org',
    year: '2021',
    kind: 'official',
    covers: 'Marks in class 12, subjects and age.',
  },
  'nepal-medical-2024': {
    title: 'List of recognised medical colleges',
    publisher: NEPAL,
    address: 'https://www.nmc.org.np',
    year: '2024',
    kind: 'official',
  },
  'nepal-dental-2024': {
    title: 'List of recognised dental colleges',
    publisher: NEPAL,
    address: 'https://www.nmc.org.np',
    year: '2024',
    kind: 'official',
  },
  'nirf-2024': {
    title: 'India Rankings 2024',
    publisher: 'National Institutional Ranking Framework, Ministry of Education',
    address: 'https://www.nirfindia.org',
    year: '2024',
    kind: 'official',
  },
  'nirf-2023': {
    title: 'India Rankings 2023',
    publisher: 'National Institutional Ranking Framework, Ministry of Education',
    address: 'https://www.nirfindia.org',
    year: '2023',
    kind: 'official',
  },
  'ayush-national-institutes': {
    title: 'List of national institutes',
    publisher: 'Ministry of Ayush',
    address: 'https://ayush.gov.in',
    year: '2024',
    kind: 'official',
  },
  'itra-act-2020': {
    title: 'Institute of Teaching and Research in Ayurveda Act, 2020',
    publisher: 'Parliament of India',
    year: '2020',
    kind: 'official',
  },
  'institution-2024': {
    title: 'Pages of the institution about itself',
    publisher: 'The institution itself',
    year: '2024',
    kind: 'college',
  },
  'svnirtar-2023': { title: 'Training courses', publisher: 'SVNIRTAR', year: '2023-24', kind: 'college' },
  'mnr-2021': {
    title: 'Courses offered',
    publisher: 'MNR Homoeopathic Medical College',
    year: '2021-22',
    kind: 'college',
  },
  'institute-of-paramedical-science-2020': {
    title: 'Prospectus',
    publisher: 'Institute of Paramedical Science',
    year: '2020-21',
    kind: 'college',
  },
  'gopabandhu-2019': {
    title: 'Prospectus',
    publisher: 'Gopabandhu Ayurveda Mahavidyalaya',
    year: '2019-20',
    kind: 'college',
  },
  'free-press-journal-2022': {
    title: 'Report of 14 February 2022',
    publisher: 'The Free Press Journal',
    year: '2022',
    kind: 'press',
  },
  'new-indian-express-2025': {
    title: 'Report of 16 April 2025',
    publisher: 'The New Indian Express',
    year: '2025',
    kind: 'press',
  },
  'the-hindu-2022': { title: 'Report of 11 December 2022', publisher: 'The Hindu', year: '2022', kind: 'press' },
  'star-of-mysore-2022': { title: 'Report of 9 August 2022', publisher: 'Star of Mysore', year: '2022', kind: 'press' },
} as const satisfies Record<string, SourceSeed>

export type SourceKey = keyof typeof sources
