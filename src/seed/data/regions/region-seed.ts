/** An authority that allots seats, with the site on which it publishes its notices. */
export interface CounsellingAuthority {
  authority: string
  website: string
  note?: string
}

/** The shape in which the seed states one state, union territory or province. Unknown facts are left out. */
export interface RegionSeed {
  /** The name exactly as colleges write it in their `state` field. */
  name: string
  slug: string
  /** ISO 3166-2, such as "IN-BR"; a country has none. */
  code?: string
  kind: 'State' | 'Union territory' | 'Province' | 'Country'
  country: 'India' | 'Nepal'
  /** True for the 28 states and Delhi, which the Courses menu lists. */
  inCoursesMenu: boolean
  capital: string
  /** Slugs of the regions that share a land border (for islands: the mainland region families usually turn to). */
  neighbours: string[]
  /** Allots the region's own share of MBBS and BDS seats. */
  counselling?: CounsellingAuthority
  /** Stated only where BAMS and BHMS seats are allotted by another body than MBBS and BDS seats. */
  ayushCounselling?: CounsellingAuthority
  healthUniversity?: string
  /** Two or three sentences of our own about medical education in the region. */
  introduction: string
}
