import { grouped } from '@/lib/text/format'
import type { Messages } from '@/lib/text/translations'
import type * as en from './file-error-messages.en'

export const fileErrorMessages = {
  'file-too-large': 'फाइल 5 MB से बड़ी है। छोटी फाइल चुनें।',
  'picture-too-large': 'तस्वीर 16 MB से बड़ी है। छोटी तस्वीर चुनें।',
  'file-missing': 'पहले फाइल चुनें।',
  'file-again': 'फाइल फिर से चुनें। फॉर्म ठीक करते समय फाइल नहीं रखी जाती।',
  'not-an-image': 'यह ऐसी तस्वीर नहीं है, जिसे हम पढ़ सकें। JPEG, PNG, WebP, GIF या AVIF चुनें।',
  'not-a-picture': 'यह ऐसी तस्वीर नहीं है, जिसे हम पढ़ सकें। JPEG, PNG, WebP या AVIF चुनें।',
  'too-many-pixels': 'इस तस्वीर में पिक्सल बहुत ज्यादा हैं। छोटी तस्वीर चुनें।',
  'not-a-pdf': 'यह फाइल पूरी PDF नहीं है। PDF फाइल चुनें।',
  'too-many-resumes': ({ max = 0 }) =>
    `आपके आवेदनों में ${grouped('hi', max)} CV हैं। किसी भी व्यक्ति के इससे ज्यादा CV हम नहीं रखते। इसकी जगह अपनी प्रोफाइल का CV भेजें।`,
} as const satisfies Messages<typeof en.fileErrorMessages>
