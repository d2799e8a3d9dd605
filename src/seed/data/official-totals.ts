import type { CourseKey } from '../../lib/vocabulary'

/** Colleges and seats a year. */
type Total = readonly [colleges: number, seats: number]

/** The year of the lists that the totals are of. */
export const OFFICIAL_YEAR = '2024-25'

/** What the lists count in all of India. */
export const totalsOfIndia: Partial<Record<CourseKey, Total>> = {
  mbbs: [780, 118_148],
  bds: [318, 27_826],
}

/**
 * What the lists of the National Medical Commission (MBBS) and of the Dental Council of India (BDS) count for 2024-25, by
 * region. A region that they do not name is left out: for it nothing is known.
 */
export const officialTotals: Record<string, Partial<Record<CourseKey, Total>>> = {
  'andaman-and-nicobar-islands': { mbbs: [1, 114] },
  'andhra-pradesh': { mbbs: [38, 6785], bds: [17, 1540] },
  'arunachal-pradesh': { mbbs: [1, 100] },
  assam: { mbbs: [14, 1650], bds: [3, 176] },
  bihar: { mbbs: [22, 2995], bds: [5, 340] },
  chandigarh: { mbbs: [1, 150], bds: [1, 100] },
  chhattisgarh: { mbbs: [16, 2255], bds: [7, 700] },
  'dadra-and-nagar-haveli-and-daman-and-diu': { mbbs: [1, 177], bds: [1, 100] },
  delhi: { mbbs: [10, 1497], bds: [3, 162] },
  goa: { mbbs: [1, 200], bds: [1, 50] },
  gujarat: { mbbs: [41, 7250], bds: [13, 1340] },
  haryana: { mbbs: [15, 2185], bds: [9, 850] },
  'himachal-pradesh': { mbbs: [8, 920], bds: [4, 295] },
  'jammu-and-kashmir': { mbbs: [12, 1347], bds: [3, 226] },
  jharkhand: { mbbs: [9, 1055], bds: [4, 313] },
  karnataka: { mbbs: [73, 12_545], bds: [44, 3315] },
  kerala: { mbbs: [34, 4905], bds: [27, 2020] },
  'madhya-pradesh': { mbbs: [31, 5200], bds: [14, 1233] },
  maharashtra: { mbbs: [80, 11_846], bds: [38, 3576] },
  manipur: { mbbs: [4, 525], bds: [2, 100] },
  meghalaya: { mbbs: [2, 200] },
  mizoram: { mbbs: [1, 100] },
  nagaland: { mbbs: [1, 100] },
  odisha: { mbbs: [19, 2725], bds: [4, 363] },
  puducherry: { mbbs: [9, 1830], bds: [4, 425] },
  punjab: { mbbs: [13, 1850], bds: [16, 1300] },
  rajasthan: { mbbs: [43, 6476], bds: [16, 1450] },
  sikkim: { mbbs: [1, 150] },
  'tamil-nadu': { mbbs: [77, 12_050], bds: [32, 3063] },
  telangana: { mbbs: [65, 9065], bds: [14, 1350] },
  tripura: { mbbs: [3, 400], bds: [1, 63] },
  'uttar-pradesh': { mbbs: [86, 12_475], bds: [26, 2463] },
  uttarakhand: { mbbs: [10, 1350], bds: [2, 200] },
  'west-bengal': { mbbs: [38, 5676], bds: [7, 713] },
}
