import { grouped } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

export const mapMessages: Messages<typeof en.mapMessages> = {
  list: 'कॉलेज',
  title: 'नक्शे पर कॉलेज',
  here: 'नक्शा',
  description: 'भारत और नेपाल के मेडिकल कॉलेज, राज्य और प्रांत के हिसाब से: हमारी सूची में कितने हैं। हर राज्य की सूची का लिंक भी।',
  lead: 'किसी राज्य को दबाएं और उसके कॉलेज देखें।',
  countries: { India: 'भारत', Nepal: 'नेपाल' },
  sketch:
    'हर राज्य के लिए एक खाना, लगभग उसकी अपनी जगह पर। यह कॉलेज ढूंढने का खाका है, इसमें सीमाएं नहीं हैं। सभी कोर्स के कॉलेज गिने गए हैं।',
  square: (name, colleges) => `${name}: हमारी सूची में ${grouped('hi', colleges)} कॉलेज`,
  table: (country) => `${country} के कॉलेज, राज्य के हिसाब से`,
  region: 'राज्य या प्रांत',
  colleges: 'हमारी सूची में',
  mbbs: 'MBBS',
  toMap: 'नक्शे पर देखें',
}
