import type { TeamRow } from '../teams/teamTables'

type Company = [name: string, location: string, site: string, brn?: string]

/** Companies from many countries; one name has the maximum length. */
const companies: Company[] = [
  ['Harbour Labs', 'Singapore', 'harbour-labs.example', '201804411H'],
  ['Kopi Works Pte Ltd', 'Singapore', 'kopiworks.example', '201912345K'],
  ['Studio Nadi', 'Malaysia', 'studionadi.example', '202001019876'],
  ['Lion City Prints', 'Singapore', 'lioncityprints.example'],
  ['Batik & Byte', 'Indonesia', 'batikbyte.example'],
  ['Chennai Filter Coffee Traders Private Limited', 'India', 'filtercoffee.example', 'U15549TN2016PTC1'],
  [
    'Wolkenkuckucksheim Architektur und Landschaftsplanung GmbH',
    'Germany',
    'wolkenkuckucksheim.example',
    'HRB 118204 B',
  ],
  ['東風設計', 'Hong Kong', 'tungfung.example', '2764811'],
  ['Atelier Côté Cour', 'France', 'cotecour.example', '842 113 907'],
  ['Manila Motion', 'Philippines', 'manilamotion.example'],
  ['Nguyễn & Con', 'Vietnam', 'nguyenvacon.example'],
  ['Siam Sound House', 'Thailand', 'siamsound.example', '0105560001234'],
  ['Kiwi Ledger', 'New Zealand', 'kiwiledger.example'],
  ['Outback Analytics', 'Australia', 'outbackanalytics.example', '51 824 753 556'],
  ['Seoul Stitch', 'South Korea', 'seoulstitch.example'],
  ['Sakura Translations', 'Japan', 'sakura-translations.example'],
  ['Straits Robotics', 'Singapore', 'straitsrobotics.example', '202118842M'],
  ['Peranakan Table', 'Singapore', 'peranakantable.example', '201533319D'],
  ['Merlion Tutors', 'Singapore', 'merliontutors.example'],
  ['Bengaluru Build Co', 'India', 'bengalurubuild.example'],
  ['Nusantara Naturals', 'Indonesia', 'nusantaranaturals.example'],
  ['Penang Pixel', 'Malaysia', 'penangpixel.example'],
  ['O’Malley & Daughters', 'Ireland', 'omalley.example'],
  ['Bright Side Physio', 'United Kingdom', 'brightside.example', '11840233'],
  ['Tiong Bahru Type', 'Singapore', 'tbtype.example'],
  ['Katong Candles', 'Singapore', 'katongcandles.example'],
  ['Green Roof Collective', 'Singapore', 'greenroof.example', '202244120W'],
  ['Two Rivers Media', 'Sri Lanka', 'tworivers.example'],
  ['Colombo Craft', 'Sri Lanka', 'colombocraft.example'],
  ['Jurong Joinery', 'Singapore', 'jurongjoinery.example', '199904412Z'],
]

/** Company details of the other teams, `team-1` to `team-30`. */
export const furtherCompanies = companies.map(
  (
    [companyName, companyLocation, site, companyBrn = null],
    index,
  ): Pick<TeamRow, 'teamId' | 'companyName' | 'companyLocation' | 'website' | 'companyBrn'> => ({
    teamId: `team-${index + 1}`,
    companyName,
    companyLocation,
    website: `https://${site}`,
    companyBrn,
  }),
)
