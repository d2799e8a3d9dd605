import type { Messages } from '@/lib/text/translations'
import type * as en from './error-messages.en'

export const errorMessages = {
  title: 'यह पेज नहीं खुल सका',
  text: 'गड़बड़ी हमारी ओर से है। थोड़ी देर में फिर कोशिश करें; दोबारा ऐसा हो तो हमें लिखें।',
  resend: 'आपका लिखा फिर भेजा जा सकता है: यह पेज फिर से खोलें या फॉर्म पर वापस जाएं।',
  retry: 'फिर कोशिश करें',
  home: 'होम पर जाएं',
  reference: 'गड़बड़ी का नंबर {digest}',
} satisfies Messages<typeof en.errorMessages>
