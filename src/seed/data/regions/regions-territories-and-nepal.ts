import type { CounsellingAuthority, RegionSeed } from './region-seed'

export const unionTerritories: RegionSeed[] = [
  {
    name: 'Andaman and Nicobar Islands',
    slug: 'andaman-and-nicobar-islands',
    code: 'IN-AN',
    kind: 'Union territory',
    country: 'India',
    inCoursesMenu: false,
    capital: 'Port Blair (Sri Vijaya Puram)',
    neighbours: ['tamil-nadu', 'west-bengal'],
    counselling: {
      authority: 'Andaman and Nicobar Administration',
      website: 'https://collegeadmission.andaman.gov.in',
    },
    introduction:
      'The islands have one medical college, at Port Blair, which the territory opened in 2015 so that local students need not cross the sea for MBBS. For dental, AYUSH and most allied health courses families still look to Chennai and Kolkata.',
  },
  {
    name: 'Chandigarh',
    slug: 'chandigarh',
    code: 'IN-CH',
    kind: 'Union territory',
    country: 'India',
    inCoursesMenu: false,
    capital: 'Chandigarh',
    neighbours: ['punjab', 'haryana'],
    counselling: {
      authority: 'Government Medical College and Hospital, Sector 32, Chandigarh',
      website: 'https://gmch.gov.in',
      note: 'The college itself allots the seats of the Chandigarh quota.',
    },
    introduction:
      'Chandigarh has one MBBS college, in Sector 32, and beside it the Postgraduate Institute of Medical Education and Research (PGIMER), an institute of national importance that trains specialists. The dental institute of Panjab University completes the picture.',
  },
  {
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    slug: 'dadra-and-nagar-haveli-and-daman-and-diu',
    code: 'IN-DH',
    kind: 'Union territory',
    country: 'India',
    inCoursesMenu: false,
    capital: 'Daman',
    neighbours: ['gujarat', 'maharashtra'],
    counselling: {
      authority: 'NAMO Medical Education and Research Institute, Silvassa',
      website: 'https://vbch.dnh.nic.in',
    },
    introduction:
      'The NAMO institute at Silvassa, opened in 2019 with the Vinoba Bhave Civil Hospital, is the only medical college of the territory. Nursing and paramedical teaching has grown around the same hospital.',
  },
  {
    name: 'Delhi',
    slug: 'delhi',
    code: 'IN-DL',
    kind: 'Union territory',
    country: 'India',
    inCoursesMenu: true,
    capital: 'New Delhi',
    neighbours: ['haryana', 'uttar-pradesh'],
    counselling: {
      authority: 'Medical Counselling Committee (MCC)',
      website: 'https://mcc.nic.in',
      note: 'The Delhi quota of colleges under the University of Delhi and Guru Gobind Singh Indraprastha University is allotted within the MCC rounds.',
    },
    ayushCounselling: {
      authority: 'Guru Gobind Singh Indraprastha University',
      website: 'https://ipu.ac.in',
    },
    introduction:
      'Delhi concentrates central institutions: AIIMS, Lady Hardinge Medical College for women (1916), Maulana Azad Medical College and the colleges at Safdarjung and Dr. Ram Manohar Lohia hospitals. The Delhi quota is counted by schooling in Delhi rather than by birth, and the national counselling fills it.',
  },
  {
    name: 'Jammu and Kashmir',
    slug: 'jammu-and-kashmir',
    code: 'IN-JK',
    kind: 'Union territory',
    country: 'India',
    inCoursesMenu: false,
    capital: 'Srinagar (summer) and Jammu (winter)',
    neighbours: ['ladakh', 'himachal-pradesh', 'punjab'],
    counselling: {
      authority: 'Jammu and Kashmir Board of Professional Entrance Examinations (BOPEE)',
      website: 'https://www.jkbopee.gov.in',
    },
    introduction:
      'Srinagar and Jammu have had government medical colleges since 1959 and 1973. Anantnag, Baramulla, Rajouri, Kathua, Doda, Handwara and Udhampur have been added since 2019, and AIIMS at Vijaypur near Jammu opened its doors in 2024.',
  },
  {
    name: 'Ladakh',
    slug: 'ladakh',
    code: 'IN-LA',
    kind: 'Union territory',
    country: 'India',
    inCoursesMenu: false,
    capital: 'Leh',
    neighbours: ['jammu-and-kashmir', 'himachal-pradesh'],
    counselling: {
      authority: 'Health and Medical Education Department, Ladakh',
      website: 'https://ladakh.gov.in/health-department/',
      note: 'Nominates the candidates of the territory to seats elsewhere.',
    },
    introduction:
      'Ladakh has no medical college that admits students yet. Students of the territory study in Jammu and Kashmir and elsewhere in India, many of them on seats reserved for Ladakh.',
  },
  {
    name: 'Lakshadweep',
    slug: 'lakshadweep',
    code: 'IN-LD',
    kind: 'Union territory',
    country: 'India',
    inCoursesMenu: false,
    capital: 'Kavaratti',
    neighbours: ['kerala'],
    counselling: {
      authority: 'Department of Education, Lakshadweep',
      website: 'https://lakshadweep.gov.in/departments/education/',
      note: 'Nominates the candidates of the islands to seats elsewhere.',
    },
    introduction:
      'Lakshadweep has no medical college. Its students are nominated by the administration to reserved seats on the mainland, most often in Kerala, with which the islands share language and hospitals.',
  },
  {
    name: 'Puducherry',
    slug: 'puducherry',
    code: 'IN-PY',
    kind: 'Union territory',
    country: 'India',
    inCoursesMenu: false,
    capital: 'Puducherry',
    neighbours: ['tamil-nadu', 'kerala', 'andhra-pradesh'],
    counselling: {
      authority: 'Centralised Admission Committee (CENTAC), Puducherry',
      website: 'https://www.centacpuducherry.in',
      note: 'Covers medical, dental, AYUSH, nursing and allied health seats.',
    },
    introduction:
      'For its size Puducherry has more medical seats than almost any part of India: JIPMER, an institute of national importance, the government’s Indira Gandhi college and a group of private and deemed colleges. Mahe, its enclave in Kerala, has a dental and an Ayurvedic college of its own.',
  },
]

const medicalEducationCommission: CounsellingAuthority = {
  authority: 'Medical Education Commission, Nepal',
  website: 'https://mec.gov.np',
  note: 'Its common entrance examination (MECEE) and matching decide the seats of Nepali candidates. Foreign nationals do not sit it.',
}

/** What all provinces of Nepal have in common. */
const province = { kind: 'Province', country: 'Nepal', inCoursesMenu: false } as const

export const nepal: RegionSeed = {
  name: 'Nepal',
  slug: 'nepal',
  kind: 'Country',
  country: 'Nepal',
  inCoursesMenu: false,
  capital: 'Kathmandu',
  neighbours: [],
  counselling: medicalEducationCommission,
  introduction:
    'Nepal has trained doctors since the Institute of Medicine at Maharajgunj opened in 1972. Its medical colleges are institutes of the state with acts of their own, such as those at Dharan, Patan and Jumla, and private colleges under Tribhuvan University and Kathmandu University. Since the National Medical Education Act of 2019 one commission holds the entrance examination, matches candidates to seats and says what a college may charge.',
}

export const provincesOfNepal: RegionSeed[] = [
  {
    ...province,
    name: 'Koshi',
    slug: 'koshi',
    code: 'NP-P1',
    capital: 'Biratnagar',
    neighbours: ['madhesh', 'bagmati', 'bihar', 'west-bengal', 'sikkim'],
    counselling: medicalEducationCommission,
    introduction:
      'The BP Koirala Institute of Health Sciences at Dharan, founded in 1993, is an autonomous health university and the best-known medical school of eastern Nepal. Nobel and Birat medical colleges teach in and near Biratnagar, close to the border with Bihar.',
  },
  {
    ...province,
    name: 'Madhesh',
    slug: 'madhesh',
    code: 'NP-P2',
    capital: 'Janakpur',
    neighbours: ['koshi', 'bagmati', 'bihar'],
    counselling: medicalEducationCommission,
    introduction:
      'Madhesh lies along the border with Bihar. National Medical College at Birgunj has long drawn students from both sides, and the province has founded the Madhesh Institute of Health Sciences at Janakpur.',
  },
  {
    ...province,
    name: 'Bagmati',
    slug: 'bagmati',
    code: 'NP-P3',
    capital: 'Hetauda',
    neighbours: ['koshi', 'madhesh', 'gandaki'],
    counselling: medicalEducationCommission,
    introduction:
      'Most medical colleges of Nepal are in Bagmati: in the Kathmandu valley, at Dhulikhel and at Bharatpur in Chitwan. The Institute of Medicine at Maharajgunj, founded in 1972, was the first to train doctors in the country.',
  },
  {
    ...province,
    name: 'Gandaki',
    slug: 'gandaki',
    code: 'NP-P4',
    capital: 'Pokhara',
    neighbours: ['bagmati', 'lumbini', 'karnali'],
    counselling: medicalEducationCommission,
    introduction:
      'Pokhara has two medical schools: Manipal College of Medical Sciences, which opened in 1994 with many Indian students from the start, and the government’s Pokhara Academy of Health Sciences.',
  },
  {
    ...province,
    name: 'Lumbini',
    slug: 'lumbini',
    code: 'NP-P5',
    capital: 'Deukhuri',
    neighbours: ['gandaki', 'karnali', 'sudurpashchim', 'uttar-pradesh'],
    counselling: medicalEducationCommission,
    introduction:
      'Lumbini borders Uttar Pradesh, and its medical colleges at Bhairahawa, Palpa and Nepalgunj receive applicants from both countries. Rapti Academy of Health Sciences in Dang is the province’s government institute.',
  },
  {
    ...province,
    name: 'Karnali',
    slug: 'karnali',
    code: 'NP-P6',
    capital: 'Birendranagar',
    neighbours: ['gandaki', 'lumbini', 'sudurpashchim'],
    counselling: medicalEducationCommission,
    introduction:
      'Karnali, the largest and least populated province, has the Karnali Academy of Health Sciences in Jumla, a government institute founded in 2011 to train doctors and health workers for remote mountain districts.',
  },
  {
    ...province,
    name: 'Sudurpashchim',
    slug: 'sudurpashchim',
    code: 'NP-P7',
    capital: 'Godawari',
    neighbours: ['lumbini', 'karnali', 'uttarakhand', 'uttar-pradesh'],
    counselling: medicalEducationCommission,
    introduction:
      'The far west of Nepal borders Uttarakhand and Uttar Pradesh. A medical college building at Geta in Kailali has been prepared for years to become the province’s teaching institution; until it admits students regularly, applicants look to Nepalgunj and Kathmandu.',
  },
]
