import type { CollegeSeed } from './college-seed'
import { andamanAndNicobarIslands } from './colleges/andaman-and-nicobar-islands'
import { andhraPradesh } from './colleges/andhra-pradesh'
import { arunachalPradesh } from './colleges/arunachal-pradesh'
import { assam } from './colleges/assam'
import { bihar } from './colleges/bihar'
import { chandigarh } from './colleges/chandigarh'
import { chhattisgarh } from './colleges/chhattisgarh'
import { dadraAndNagarHaveliAndDamanAndDiu } from './colleges/dadra-and-nagar-haveli-and-daman-and-diu'
import { delhi } from './colleges/delhi'
import { goa } from './colleges/goa'
import { gujarat } from './colleges/gujarat'
import { haryana } from './colleges/haryana'
import { himachalPradesh } from './colleges/himachal-pradesh'
import { jammuAndKashmir } from './colleges/jammu-and-kashmir'
import { jharkhand } from './colleges/jharkhand'
import { karnataka } from './colleges/karnataka'
import { kerala } from './colleges/kerala'
import { madhyaPradesh } from './colleges/madhya-pradesh'
import { maharashtra } from './colleges/maharashtra'
import { manipur } from './colleges/manipur'
import { meghalaya } from './colleges/meghalaya'
import { mizoram } from './colleges/mizoram'
import { nagaland } from './colleges/nagaland'
import { nepal } from './colleges/nepal'
import { odisha } from './colleges/odisha'
import { puducherry } from './colleges/puducherry'
import { punjab } from './colleges/punjab'
import { rajasthan } from './colleges/rajasthan'
import { sikkim } from './colleges/sikkim'
import { tamilNadu } from './colleges/tamil-nadu'
import { telangana } from './colleges/telangana'
import { tripura } from './colleges/tripura'
import { uttarPradesh } from './colleges/uttar-pradesh'
import { uttarakhand } from './colleges/uttarakhand'
import { westBengal } from './colleges/west-bengal'

/** Every college of the seed, region by region. */
export const colleges: CollegeSeed[] = [
  ...andamanAndNicobarIslands,
  ...andhraPradesh,
  ...arunachalPradesh,
  ...assam,
  ...bihar,
  ...chandigarh,
  ...chhattisgarh,
  ...dadraAndNagarHaveliAndDamanAndDiu,
  ...delhi,
  ...goa,
  ...gujarat,
  ...haryana,
  ...himachalPradesh,
  ...jammuAndKashmir,
  ...jharkhand,
  ...karnataka,
  ...kerala,
  ...madhyaPradesh,
  ...maharashtra,
  ...manipur,
  ...meghalaya,
  ...mizoram,
  ...nagaland,
  ...nepal,
  ...odisha,
  ...puducherry,
  ...punjab,
  ...rajasthan,
  ...sikkim,
  ...tamilNadu,
  ...telangana,
  ...tripura,
  ...uttarPradesh,
  ...uttarakhand,
  ...westBengal,
]
