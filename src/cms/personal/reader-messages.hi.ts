/** Who reads a CV, in the same words on the profile and on the form that sends it. */
export const RESUME_READERS =
  'इसे खोलने का अधिकार सिर्फ आपको और आवेदन संभालने वाले एडमिन को है; आवेदन करते समय आपकी सहमति हो, तो संस्थान को भी।'
