import { grouped, listed } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

export const distanceMessages: Messages<typeof en.distanceMessages> = {
  title: 'कितनी दूर है?',
  label: 'आपका शहर या पिन कोड',
  hint: 'सीधी दूरी, 10 किमी तक गोल की हुई। हम इसे अपने पास नहीं रखते।',
  submit: 'दूरी दिखाएं',
  from: (place, kilometres) =>
    kilometres === 0 ? `${place} से 10 किमी से कम` : `${place} से करीब ${grouped('hi', kilometres)} किमी`,
  unknown: 'यह जगह हमारी सूची में नहीं है। पास का कोई बड़ा शहर या उसका पिन कोड लिखें।',
  several: (states) => `इस नाम की जगह इन राज्यों में है: ${listed('hi', states)}। नाम के बाद कॉमा लगाकर राज्य लिखें।`,
}
