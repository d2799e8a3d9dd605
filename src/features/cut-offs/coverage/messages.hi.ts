import { nameIn } from '@/lib/names'
import { grouped, listed, plural } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

const ofYears = (years: readonly number[]) => listed('hi', years.map(String))

export const coverageMessages = {
  title: 'हमारे पास कौन सी क्लोजिंग रैंक हैं',
  description:
    'काउंसलिंग प्राधिकरण और साल के हिसाब से: हमारे रिकॉर्ड के राउंड, कॉलेज और क्लोजिंग रैंक, क्या नहीं है और वह कहां जारी होता है।',
  lead: 'प्राधिकरण और साल के हिसाब से: हमारे पास क्या है, क्या नहीं है और उसे कौन जारी करता है।',
  here: 'हमारे पास क्या है',
  sum: (rows, authorities, from, to) =>
    `हमारे पास ${grouped('hi', authorities)} ${plural('hi', authorities, { one: 'प्राधिकरण', other: 'प्राधिकरणों' })} की ${grouped('hi', rows)} क्लोजिंग रैंक ${plural('hi', rows, { one: 'है', other: 'हैं' })}, ${from} से ${to} तक। इसके बाद के साल का कुछ भी रिकॉर्ड में नहीं है।`,
  unmatched: (rows) =>
    `इनमें से ${grouped('hi', rows)} ${plural('hi', rows, {
      one: 'ऐसे कॉलेज की है, जिसका पेज यहां नहीं है; उसकी',
      other: 'ऐसे कॉलेजों की हैं, जिनके पेज यहां नहीं हैं; उनकी',
    })} तुलना नहीं होती।`,
  allMatched: 'इनमें हर रैंक ऐसे कॉलेज की है, जिसका पेज यहां है।',
  nothing: 'हमारे पास अभी कोई क्लोजिंग रैंक नहीं है।',
  table: 'प्राधिकरण और साल के हिसाब से क्लोजिंग रैंक',
  year: 'साल और राउंड',
  colleges: 'कॉलेज',
  rows: 'रैंक',
  withoutPage: 'जिनका पेज नहीं',
  ofIndia: 'पूरा भारत',
  named: (state, name) => `${nameIn('hi', state)}: ${name}`,
  missing: (parts) => `नहीं है: ${parts.join('; ')}।`,
  years: (years) => `${ofYears(years)} का पूरा रिकॉर्ड`,
  mainRounds: (years) => `${ofYears(years)} के सभी मुख्य राउंड`,
  firstRound: (years) => `${ofYears(years)} का पहला राउंड`,
  laterRounds: (years) => `${ofYears(years)} के बाद वाले मुख्य राउंड`,
  published: 'उसकी अपनी सूचियां',
  silent: 'प्राधिकरण, जिनकी कोई रैंक हमारे पास नहीं है',
  silentLead: 'उनकी सूचियां उनकी अपनी साइटों पर जारी होती हैं।',
  toPredictor: 'प्रेडिक्टर पर जाएं',
  toHitRate: 'हमारा अनुमान कितनी बार सही निकला?',
  toOpenData: 'डेटा डाउनलोड करें',
} as const satisfies Messages<typeof en.coverageMessages>
