import { expect, it } from 'vitest'
import { baseTerms } from '@/features/search/base-terms'
import { dictionaryOf } from './dictionary'
import { parseQuery, understoodValues } from './parsed-query'

const termsOf = (kind: string) =>
  baseTerms()
    .filter((term) => term.kind === kind)
    .map(({ value }) => value)
const COLLEGES = dictionaryOf(baseTerms(), [
  ['course', ['mbbs', 'md-ms', 'bds', 'bams', 'bhms', 'nursing', 'paramedical']],
  ['ownership', ['government', 'private', 'deemed']],
  ['country', ['India', 'Nepal']],
  ['state', termsOf('state')],
  ['place', termsOf('place')],
])
const JOBS = dictionaryOf(baseTerms(), [
  ['designation', termsOf('designation')],
  ['department', termsOf('department')],
  ['place', termsOf('place')],
])

const asked = (query: string, dictionary: typeof COLLEGES) => {
  const parsed = parseQuery(query, dictionary)
  return parsed && { ...Object.fromEntries(understoodValues(parsed)), other: parsed.wanted.map(({ said }) => said) }
}
const said = (filters: string) =>
  Object.fromEntries(
    filters
      .split('; ')
      .map((part) => part.split(': '))
      .map(([kind, values]) => [kind, values?.split(' + ')]),
  )

it.each([
  ['बिहार में सरकारी मेडिकल कॉलेज', 'ownership: government; state: Bihar'],
  ['बिहार के सरकारी मेडिकल कॉलेज की फीस', 'ownership: government; state: Bihar'],
  ['bihar me sarkari medical college ki fees', 'ownership: government; state: Bihar'],
  ['bihar ke medical college', 'state: Bihar'],
  ['bihar mein mbbs', 'course: mbbs; state: Bihar'],
  ['राजस्थान में एमबीबीएस', 'course: mbbs; state: Rajasthan'],
  ['यूपी के प्राइवेट मेडिकल कॉलेज', 'ownership: private; state: Uttar Pradesh'],
  ['up ke private medical college', 'ownership: private; state: Uttar Pradesh'],
  ['mp me bams', 'course: bams; state: Madhya Pradesh'],
  ['एमपी में आयुर्वेद कॉलेज', 'course: bams; state: Madhya Pradesh'],
  ['नेपाल में एमबीबीएस की फीस', 'course: mbbs; country: Nepal'],
  ['nepal me mbbs ki fees kitni hai', 'course: mbbs; country: Nepal'],
  ['झारखंड में नर्सिंग', 'course: nursing; state: Jharkhand'],
  ['पश्चिम बंगाल में होम्योपैथी कॉलेज', 'course: bhms; state: West Bengal'],
  ['दिल्ली का डेंटल कॉलेज', 'course: bds; state: Delhi'],
  ['महाराष्ट्र में डीम्ड यूनिवर्सिटी', 'ownership: deemed; state: Maharashtra'],
  ['kota ke medical college', 'place: Kota'],
  ['कोटा में मेडिकल कॉलेज', 'place: Kota'],
  ['गया में मेडिकल कॉलेज', 'place: Gaya'],
  ['gaya me mbbs', 'course: mbbs; place: Gaya'],
  ['पटना का सरकारी कॉलेज', 'ownership: government; place: Patna'],
  ['लखनऊ में एमबीबीएस', 'course: mbbs; place: Lucknow'],
  ['ऑल इंडिया कोटा', ''],
  ['राज्य कोटा', ''],
  ['मैनेजमेंट कोटा', ''],
  ['management kota bihar', 'state: Bihar'],
  ['राज्य कोटे की सीट बिहार', 'state: Bihar'],
  ['कटऑफ कितना गया', ''],
  ['cutoff kitna gaya', ''],
  ['बिहार में कटऑफ कितनी गई', 'state: Bihar'],
  ['छत्तीसगढ़ और उड़ीसा में एमबीबीएस', 'course: mbbs; state: Chhattisgarh + Odisha'],
  ['हिमाचल में पैरामेडिकल', 'course: paramedical; state: Himachal Pradesh'],
])('reads "%s" among colleges', (query, filters) => {
  const { other, ...found } = asked(query, COLLEGES) ?? { other: [] }
  expect(found).toEqual(filters ? said(filters) : {})
})

it.each([
  ['दिल्ली में हृदय रोग', 'department: Cardiology; place: Delhi'],
  ['delhi me cardiology ki job', 'department: Cardiology; place: Delhi'],
  ['दिल्ली में सीनियर रेजिडेंट', 'designation: Senior Resident; place: Delhi'],
  ['पटना में डॉक्टर की नौकरी', 'place: Patna'],
  ['patna mein doctor ki naukri', 'place: Patna'],
  ['बाल रोग पटना', 'department: Pediatrics; place: Patna'],
  ['स्त्री रोग विभाग में कंसल्टेंट', 'department: Gynecology; designation: Consultant'],
  ['नेत्र रोग असिस्टेंट प्रोफेसर', 'department: Ophthalmology; designation: Assistant Professor'],
  ['सहायक आचार्य', 'designation: Assistant Professor'],
  ['सह आचार्य मेडिसिन', 'department: General Medicine; designation: Associate Professor'],
  ['आचार्य', 'designation: Professor'],
  ['हाउस ऑफिसर', 'designation: Junior Resident'],
  ['चिकित्सा अधिकारी लखनऊ', 'designation: Medical Officer; place: Lucknow'],
  ['रेडियो डायग्नोसिस', 'department: Radiology'],
  ['हड्डी रोग मुंबई', 'department: Orthopedics; place: Mumbai'],
  ['ऑर्थोपेडिक्स', 'department: Orthopedics'],
  ['गायनी में सीनियर रेजिडेंट', 'department: Gynecology; designation: Senior Resident'],
  ['निश्चेतना', 'department: Anesthesia'],
  ['मनोरोग', 'department: Psychiatry'],
  ['ईएनटी वाराणसी', 'department: ENT; place: Varanasi'],
  ['नाक कान गला', 'department: ENT'],
  ['डर्मेटोलॉजी', 'department: Dermatology'],
  ['ऑन्कोलॉजी', 'department: Oncology'],
  ['कैंसर रोग', 'department: Oncology'],
  ['फिजीशियन', 'department: General Medicine'],
  ['सर्जन की नौकरी कोलकाता', 'department: Surgery; place: Kolkata'],
  ['junior resident ki vacancy lucknow mein', 'designation: Junior Resident; place: Lucknow'],
  ['kota me physician', 'department: General Medicine; place: Kota'],
])('reads "%s" among vacancies', (query, filters) => {
  const { other, ...found } = asked(query, JOBS) ?? { other: [] }
  expect(found).toEqual(said(filters))
})

it.each([
  'bihar me sarkari medical college ki fees kitni hai',
  'gaya ke medical college mein mbbs',
  'बिहार के सरकारी मेडिकल कॉलेज को',
  'राजस्थान में mbbs कितनी',
  'केरल पर',
])('looks for no filler of "%s"', (query) => expect(asked(query, COLLEGES)?.other).toEqual([]))
