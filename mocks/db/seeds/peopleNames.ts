/** A culture: its names, and where our members of it live. */
export type Culture = { share: number; lives: string[]; first: string[]; last: string[] }

const list = (text: string) => text.split(',').map((word) => word.trim())

export const cultures: Culture[] = [
  {
    share: 24,
    lives: ['sg', 'sg', 'sg', 'my', 'hk', 'au'],
    first: list(
      'Mei Ling, Wei Jie, Jia Hui, Kai Xiang, Hui Min, Zhi Hao, Xin Yi, Jun Wei, Shu Fen, Boon Kiat, Pei Shan, Yong Sheng, Li Ting, Cheng Hock',
    ),
    last: list('Tan, Lim, Lee, Ng, Ong, Wong, Goh, Chua, Koh, Teo, Low, Yeo, Sim, Ho'),
  },
  {
    share: 6,
    lives: ['sg', 'sg', 'my', 'id'],
    first: list('Nur Aisyah, Siti Nurhaliza, Nurul Huda, Aminah, Zulaikha, Rohana, Farah, Hidayah'),
    last: list('binte Abdullah, binte Osman, binte Hassan, binte Salleh, binte Ahmad'),
  },
  {
    share: 6,
    lives: ['sg', 'sg', 'my', 'id'],
    first: list('Muhammad Irfan, Ahmad Faizal, Hafiz, Syafiq, Farhan, Khairul, Iskandar, Azman'),
    last: list('bin Rahman, bin Ismail, bin Yusof, bin Mohamed, bin Zainal'),
  },
  {
    share: 16,
    lives: ['sg', 'in', 'in', 'in', 'my', 'ae'],
    first: list(
      'Arjun, Priya, Ravi, Lakshmi, Vikram, Ananya, Suresh, Kavitha, Rohan, Deepa, Karthik, Nisha, Aditya, Meera, Sanjay, Padma',
    ),
    last: list(
      'Rao, Iyer, Sharma, Nair, Patel, Menon, Reddy, Krishnan, Gupta, Subramaniam, Pillai, Banerjee, Chatterjee, Desai',
    ),
  },
  {
    share: 7,
    lives: ['ph', 'ph', 'sg'],
    first: list('Maria Cristina, Jose Miguel, Angelica, Paolo, Kristine, Rafael, Bea, Carlo, Jasmine, Enrico'),
    last: list('Santos, Reyes, Dela Cruz, Bautista, Villanueva, Garcia, Mendoza, Aquino'),
  },
  {
    share: 7,
    lives: ['id', 'id', 'sg'],
    first: list('Dewi, Budi, Sri, Agus, Putri, Wayan, Ratna, Adi, Indah, Bayu'),
    last: list('Santoso, Wijaya, Kusuma, Pratama, Hartono, Lestari, Siregar, Nugroho'),
  },
  {
    share: 6,
    lives: ['vn', 'vn', 'sg'],
    first: list('Thị Mai, Văn Minh, Thu Hằng, Quốc Anh, Ngọc Lan, Đức Huy, Bảo Châu, Thanh Tùng'),
    last: list('Nguyễn, Trần, Lê, Phạm, Hoàng, Vũ, Đặng, Bùi'),
  },
  {
    share: 4,
    lives: ['th', 'th', 'sg'],
    first: list('Siriporn, Somchai, Kanya, Anong, Narong, Ploy, Thanawat, Malee'),
    last: list('Srisuk, Chaiyaporn, Wongsawat, Rattanakosin, Phromsiri, Boonmee'),
  },
  {
    share: 5,
    lives: ['jp', 'sg', 'kr', 'kr'],
    first: list('Haruka, Kenji, Yuki, Takumi, Seo-yeon, Min-jun, Ji-woo, Hyun-soo'),
    last: list('Tanaka, Sato, Nakamura, Yamamoto, Kim, Park, Choi, Jung'),
  },
  {
    share: 7,
    lives: ['gb', 'au', 'sg', 'us', 'sg'],
    first: list("Olivia, James, Charlotte, Liam, Siobhán, Harry, Niamh, Ethan, Grace, D'Angelo"),
    last: list("Smith, O'Connor, Williams, Brown, MacDonald, Taylor, Evans, Fitzgerald-Hughes, Walker"),
  },
  {
    share: 6,
    lives: ['de', 'fr', 'sg', 'br'],
    first: list('Jürgen, Zoë, François, Amélie, Søren, Łukasz, João, Inés, Björn, Chloé'),
    last: list('Müller, Lefèvre, García, da Silva, Nowak, Øvergård, Rossi, von der Leyen-Groß, Dubois'),
  },
  {
    share: 3,
    lives: ['ae', 'sg', 'gb'],
    first: list('Fatima, Omar, Layla, Yusuf, Noor, Khalid'),
    last: list('Al-Rashid, Haddad, El-Sayed, Khan, Mansour'),
  },
  {
    share: 3,
    lives: ['ng', 'gb', 'sg'],
    first: list('Chinwe, Oluwaseun, Ama, Kwame, Ngozi, Tunde'),
    last: list('Okafor, Adeyemi, Mensah, Balogun, Nwosu'),
  },
]

export type Place = { dial: string; nationality: string; city: string; postal: string; streets: string[] }

const place = (dial: string, nationality: string, city: string, postal: string, streets: string): Place => ({
  dial,
  nationality,
  city,
  postal,
  streets: list(streets),
})

/** By country code. In `postal`, every 9 is replaced by a digit. */
export const places: Record<string, Place> = {
  sg: place(
    '+65',
    'Singaporean',
    'Singapore',
    '169999',
    'Tiong Bahru Road, Jalan Besar, Serangoon Avenue 3, Telok Blangah Heights, Bukit Timah Road, Joo Chiat Place, Ang Mo Kio Avenue 6',
  ),
  my: place('+60', 'Malaysian', 'Kuala Lumpur', '59999', 'Jalan Telawi, Jalan Sultan Ismail, Jalan Ampang'),
  in: place('+91', 'Indian', 'Bengaluru', '569999', '12th Main Road, MG Road, Brigade Road, 100 Feet Road'),
  id: place('+62', 'Indonesian', 'Jakarta', '19999', 'Jalan Sudirman, Jalan Kemang Raya, Jalan Thamrin'),
  ph: place('+63', 'Filipino', 'Makati', '1299', 'Ayala Avenue, Salcedo Street, Legazpi Street'),
  vn: place('+84', 'Vietnamese', 'Ho Chi Minh City', '709999', 'Nguyễn Huệ, Lê Lợi, Đồng Khởi'),
  th: place('+66', 'Thai', 'Bangkok', '10999', 'Sukhumvit Soi 39, Silom Road, Thonglor'),
  hk: place('+852', 'Chinese', 'Hong Kong', '', "Queen's Road Central, Nathan Road"),
  jp: place('+81', 'Japanese', 'Tokyo', '159-9999', 'Meguro 2-chome, Shimokitazawa 1-chome'),
  kr: place('+82', 'South Korean', 'Seoul', '04999', 'Gangnam-daero, Yanghwa-ro'),
  au: place('+61', 'Australian', 'Melbourne', '3999', 'Smith Street, Lygon Street'),
  gb: place('+44', 'British', 'London', 'E9 9GB', 'Kingsland Road, Bermondsey Street'),
  us: place('+1', 'American', 'San Francisco', '94199', 'Valencia Street, Mission Street'),
  de: place('+49', 'German', 'Berlin', '10999', 'Torstraße, Oranienstraße'),
  fr: place('+33', 'French', 'Lyon', '69009', 'Rue de la République, Quai Saint-Antoine'),
  br: place('+55', 'Brazilian', 'São Paulo', '01999-999', 'Rua Augusta, Avenida Paulista'),
  ae: place('+971', 'Emirati', 'Dubai', '', 'Al Wasl Road, Jumeirah Street'),
  ng: place('+234', 'Nigerian', 'Lagos', '109999', 'Adeola Odeku Street, Awolowo Road'),
}

export const doerTypes = list('Freelancer, Founder, Small business owner, Side hustler, Employee, Student')
export const industries = list(
  'Design, Technology, Marketing, Food and beverage, Education, Health, Finance, Legal, Retail, Media, Events, Logistics',
)
export const jobTitles = list(
  'Brand designer, Software engineer, Copywriter, Café owner, Tutor, Physiotherapist, Bookkeeper, Photographer, Product manager, Florist, Podcast producer, Director',
)
export const companyWords = list('Studio, Works, Collective, Labs, Trading, Kitchen, Partners, Ventures')
export const workPlaces = list('Home, Co-working space, Own office, Café, On the road')
export const identities = list('Woman, Man, Non-binary, Prefer not to say')
export const genders = list('Female, Male, Non-binary, Prefer not to say')
export const ageGroups = list('18-24, 25-34, 35-44, 45-54, 55 and above')
export const interests = list('Workspace, Marketing, Legal, Business, Tech, Health')
export const sources = list('Friend, Instagram, LinkedIn, Search engine, Event, Podcast')
export const reasons = list('Meet other doers, Find clients, Save on tools, Learn, Find a place to work')
export const goals = list('Find clients, Grow my team, Save costs, Learn a skill, Launch a product')
export const tagWords = list(
  'designer, founder, mentor, student, early adopter, speaker, newsletter, vip, investor, volunteer',
)
