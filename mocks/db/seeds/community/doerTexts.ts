/** Businesses of featured doers: name, tagline, how it began. `%` is replaced by the last name. */
export type DoerText = { business: string; headline: string; began: string }

// prettier-ignore
export const doerTexts: readonly DoerText[] = [
  { business: '% Ceramics', headline: 'Tableware for restaurants that throw nothing away', began: 'A restaurant asked for forty plates that could be repaired. Nobody sold them, so the first ones were made in a rented kiln, at night.' },
  { business: 'Studio %', headline: 'Brands for shops that have been there for forty years', began: 'It started with a signboard for an aunt’s provision shop, and with the queue in front of it the week after.' },
  { business: '% Books & Tax', headline: 'The accountant who answers in voice messages', began: 'After nine years in a large firm the most common question was still: what does this mean for me? Now it is the only question.' },
  { business: 'Kopi by %', headline: 'Roasting in Geylang, drunk in four cities', began: 'The first roaster was a popcorn machine from an auction. The neighbours complained about the smell, then asked for a bag.' },
  { business: '% Robotics', headline: 'Small machines for small kitchens', began: 'A hawker with a bad shoulder wanted something that stirs. It took eleven prototypes and one flooded stall.' },
  { business: '% Language Lab', headline: 'Mandarin for people who gave up once', began: 'Teaching one colleague over lunch became a waiting list of sixty. The rule has not changed: no homework on Fridays.' },
  { business: '% Architects', headline: 'Flats of forty square metres that feel like sixty', began: 'The first client was a couple with twins and no wardrobe. The second one was their neighbour.' },
  { business: '% Physio', headline: 'Back pain, treated where it starts: at the desk', began: 'Visiting offices instead of waiting for patients was meant as a stopgap. It turned out to be the whole idea.' },
  { business: '% Films', headline: 'Short films for causes without a budget', began: 'A shelter needed a film and could pay in lunch. It brought in three times its yearly donations.' },
  { business: 'Little % Garden', headline: 'Herbs from eleven rooftops', began: 'One rooftop was empty, one landlord was curious. Now chefs order on Monday what is cut on Wednesday.' },
  { business: '% Data', headline: 'Spreadsheets that stop being scary', began: 'A bakery wanted to know which bread pays the rent. The answer was not the one with the longest queue.' },
  { business: '% & Daughters', headline: 'Upholstery, third generation, first website', began: 'The workshop had no address online and eighty years of customers. Putting the two together took one winter.' },
  { business: '% Sports', headline: 'Swimming lessons for grown-ups', began: 'Half of the adults in the pool were there to watch their children. Someone finally asked whether they would like to learn.' },
  { business: 'House of %', headline: 'Batik that can be washed at sixty degrees', began: 'The first shirt faded in a week. The chemist next door found that funny, and then interesting.' },
  { business: '% Legal', headline: 'Contracts in plain English, and in plain Malay', began: 'Clients kept asking for the short version. At some point the short version became the contract.' },
  { business: '% Maps', headline: 'Walking tours through what is no longer there', began: 'An old map, a free Sunday and seven friends. The friends brought friends.' },
]

/** What happened next; two of these follow the beginning. */
export const middles: readonly string[] = [
  'The first year paid for itself and for nothing else. The second brought a team of three and a proper lease.',
  'The hardest part was to say no: to discounts, to rush jobs, and once to a customer five times the usual size.',
  'Half of the customers come from recommendations. The other half come because the first half would not stop talking.',
  'Every Friday afternoon is for things that nobody ordered. Two of them became the best sellers.',
  'What helped most was a table of people in the same situation, once a month, with the figures open.',
  'The books were a mess until somebody from this community sat down with a pot of tea and a highlighter.',
]

/** Plans for the future. */
export const ends: readonly string[] = [
  'Next year the workshop opens its doors one day a month for schools.',
  'The plan for next year fits on one line: the same, but with weekends.',
  'What’s next? A second place, if the first one can be left alone for a week.',
  'The advice to somebody who starts today: find the first customer before the name.',
]
