import { grouped } from '../text/format'
import type { Messages } from '../text/translations'
import type * as en from './field-error-messages.en'

export const fieldErrorMessages = {
  mend: (count) => `${grouped('hi', count)} जगह सुधार चाहिए:`,
  signInAgain: 'नए टैब में लॉगिन करें, फिर इसे दोबारा भेजें। आपका लिखा यहीं रहेगा।',
  signedInAsAnother: (email) =>
    `कुछ नहीं बदला: दूसरे टैब में ${email} से लॉगिन है, जबकि यह फॉर्म किसी और खाते से खोला गया था। उसी खाते से लॉगिन करें, फिर इसे दोबारा भेजें।`,
} as const satisfies Messages<typeof en.fieldErrorMessages>
