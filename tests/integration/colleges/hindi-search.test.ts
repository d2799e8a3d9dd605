import { beforeAll, describe, expect, it, vi } from 'vitest'
import { seedColleges } from '@/seed/steps/seed-colleges'
import { seedRegions } from '@/seed/steps/seed-guidance'
import { seedSources } from '@/seed/steps/seed-sources'
import { testPayload } from '../../setup/payload'
import { search } from './known-colleges'

// The page cache lives in Next; here every read asks the database.
vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))

beforeAll(async () => {
  const payload = await testPayload()
  await seedSources(payload)
  await seedRegions(payload)
  await seedColleges(payload)
})

const first = async (q: string) => (await search({ q })).colleges[0]?.name

// No record has a Hindi name: towns and trade words are data, people's names are heard.
describe.each([
  ['a town and a word of the trade', 'पटना मेडिकल कॉलेज', 'Patna Medical College'],
  ['the same', 'दरभंगा मेडिकल कॉलेज', 'Darbhanga Medical College'],
  ['the same', 'बेतिया मेडिकल कॉलेज', 'Government Medical College, Bettiah'],
  ['the same', 'कटिहार मेडिकल कॉलेज', 'Katihar Medical College'],
  ['the same', 'काठमांडू मेडिकल कॉलेज', 'Kathmandu Medical College'],
  ['a town that no list of names has', 'मधुबनी मेडिकल कॉलेज', 'Madhubani Medical College, Madhubani'],
  ['a course', 'पटना एमबीबीएस', 'Patna Medical College'],
  ['an abbreviation and a town', 'एम्स पटना', 'All India Institute of Medical Sciences, Patna'],
  ['the same', 'एम्स जोधपुर', 'All India Institute of Medical Sciences, Jodhpur'],
  ['the same', 'एनएमसीएच पटना', 'Nalanda Medical College'],
  ['an abbreviation, letter by letter', 'आईजीआईएमएस', 'Indira Gandhi Institute of Medical Sciences'],
  ['the same', 'एसकेएमसीएच', 'Shri Krishna Medical College'],
  ['the same, with full stops', 'के.जी.एम.यू.', "King George's Medical University"],
  ['the same, apart', 'आर जी कर', 'R. G. Kar Medical College and Hospital'],
  ['the name of a person', 'जवाहरलाल नेहरू मेडिकल कॉलेज अलीगढ़', 'Jawaharlal Nehru Medical College, Aligarh'],
  ['the same', 'मौलाना आजाद मेडिकल कॉलेज', 'Maulana Azad Medical College'],
  ['the same', 'अनुग्रह नारायण मगध मेडिकल कॉलेज', 'Anugrah Narayan Magadh Medical College'],
  ['the same', 'वर्धमान महावीर', 'Vardhman Mahavir Medical College and Safdarjung Hospital'],
  ['the same', 'गणेश शंकर विद्यार्थी', 'Ganesh Shankar Vidyarthi Memorial Medical College'],
  ['a part of a name', 'सफदरजंग', 'Vardhman Mahavir Medical College and Safdarjung Hospital'],
  ['English as it is heard', 'लेडी हार्डिंग', 'Lady Hardinge Medical College'],
  ['the same', 'किंग जॉर्ज मेडिकल यूनिवर्सिटी', "King George's Medical University"],
  ['the same', 'क्रिश्चियन मेडिकल कॉलेज वेल्लोर', 'Christian Medical College, Vellore'],
  ['a nasal', 'होम्योपैथिक कॉलेज मुजफ्फरपुर', 'R.B.T.S. Government Homoeopathic Medical College and Hospital'],
  ['a name in Hindi alone', 'इंदिरा गांधी आयुर्विज्ञान संस्थान', 'Indira Gandhi Institute of Medical Sciences'],
  ['the same', 'राजकीय आयुर्वेदिक कॉलेज पटना', 'Government Ayurvedic College and Hospital, Patna'],
  ['Hindi in Latin letters', 'patna medical college me admission', 'Patna Medical College'],
  ['the same', 'darbhanga medical college ki fees', 'Darbhanga Medical College'],
  ['the same', 'aiims patna me mbbs', 'All India Institute of Medical Sciences, Patna'],
])('a search by %s', (_what, q, name) => {
  it(`finds first by "${q}" what is meant`, async () => expect(await first(q)).toBe(name))
})

it('finds by a Hindi name what its English finds, and no town whose name holds it', async () => {
  const found = async (q: string) => {
    const { total, colleges, corrected, dropped } = await search({ q })
    return { total, names: colleges.map(({ name }) => name), corrected, dropped }
  }
  for (const [hindi, english] of [
    ['पटना में एमबीबीएस', 'mbbs in patna'],
    ['दरभंगा मेडिकल कॉलेज', 'darbhanga medical college'],
    ['एम्स दिल्ली', 'aiims delhi'],
  ] as const)
    expect(await found(hindi)).toEqual(await found(english))
  expect((await search({ q: 'मेडिकल कॉलेज' })).total).toBeGreaterThan(600)
})

it('says which word of Hindi stands nowhere, as it was typed', async () => {
  expect((await search({ q: 'पटना क्षत्रपाणि' })).dropped).toEqual(['क्षत्रपाणि'])
})
