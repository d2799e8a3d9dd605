/** Names that one place goes by, lowercase; the search finds a college under each of them. */
const NAMES_OF_ONE_PLACE: readonly (readonly string[])[] = [
  ['ahmednagar', 'ahilyanagar'],
  ['allahabad', 'prayagraj'],
  ['aurangabad', 'chhatrapati sambhajinagar', 'sambhajinagar'],
  ['bangalore', 'bengaluru'],
  ['baroda', 'vadodara'],
  ['belgaum', 'belagavi'],
  ['bellary', 'ballari'],
  ['bijapur', 'vijayapura'],
  ['bombay', 'mumbai'],
  ['calcutta', 'kolkata'],
  ['calicut', 'kozhikode'],
  ['cochin', 'kochi'],
  ['cuddapah', 'kadapa'],
  ['davangere', 'davanagere'],
  ['faizabad', 'ayodhya'],
  ['gauhati', 'guwahati'],
  ['gulbarga', 'kalaburagi'],
  ['gurgaon', 'gurugram'],
  ['hubli', 'hubballi'],
  ['madras', 'chennai'],
  ['mangalore', 'mangaluru'],
  ['mewat', 'nuh'],
  ['mysore', 'mysuru'],
  ['orissa', 'odisha'],
  ['osmanabad', 'dharashiv'],
  ['pondicherry', 'puducherry'],
  ['poona', 'pune'],
  ['quilon', 'kollam'],
  ['rajahmundry', 'rajamahendravaram'],
  ['shimoga', 'shivamogga'],
  ['simla', 'shimla'],
  ['tanjore', 'thanjavur'],
  ['tinnevelly', 'tirunelveli'],
  ['trichur', 'thrissur'],
  ['trichy', 'tiruchirappalli', 'tiruchirapalli'],
  ['trivandrum', 'thiruvananthapuram'],
  ['tumkur', 'tumakuru'],
  ['uttaranchal', 'uttarakhand'],
  ['varanasi', 'banaras', 'benares', 'kashi'],
  ['vizag', 'visakhapatnam'],
]

/** The other names of every place that a lowercase text names. */
export function otherPlaceNames(text: string): string[] {
  const padded = ` ${text} `
  return NAMES_OF_ONE_PLACE.filter((names) => names.some((name) => padded.includes(` ${name} `))).flatMap((names) =>
    names.filter((name) => !padded.includes(` ${name} `)),
  )
}
