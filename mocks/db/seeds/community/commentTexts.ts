// prettier-ignore
export const comments: readonly string[] = [
  'I did the sum last night and my rate was under the floor by a third. Thank you, I think.',
  'Printed this and pinned it above the desk.',
  'The part about silence cost me 4,000 dollars last year. I wish I had read this before.',
  'Does this also hold for people who work for agencies? They set the rate, I only nod.',
  'We tried it for a quarter. Boring, and it works.',
  'Could you do one on working with relatives?',
  'My accountant sent me this. I am taking the hint.',
  'Small addition from experience: do it on a Tuesday. Nobody decides anything on a Monday.',
  'I disagree about the deposit. In my trade nobody pays up front, and asking for it ends the conversation.',
  'You can ask for a smaller one. Ten per cent is enough to find out whether they pay at all.',
  'Same here in Bengaluru. The law is another one, the inboxes are not.',
  'Read it twice. The second time I underlined half of it.',
  'What if the client is a government body? They pay on the ninetieth day and not an hour before.',
  'Then put the ninety days into your price. I have done so for years and nobody has ever asked.',
  'This should be required reading before anybody is allowed to register a company.',
  'I would love a template for this.',
  'Sent the first of the four messages this morning. Paid by lunch.',
  'Grateful for the tone of this. Most advice makes me feel late.',
  'Three of us did this together over coffee. Highly recommended.',
  'Is there a recording of the evening where this came up?',
  'The photo walk people would like you to know that we also do this. With better snacks.',
  'One question: does the third point change if you have employees?',
  'It does. From the first employee on it is not a choice any more.',
  'Short, useful, no selling. More of this please.',
  'I have been doing the opposite for eleven years. It explains a lot.',
  'My co-founder and I read this separately and underlined different sentences. Interesting evening.',
  'For what it is worth: the cheapest policy paid in nine days, the expensive one is still thinking.',
  'Does anybody have experience with a virtual address for this? The bank was not amused.',
  'They accept it if the registered office is at the same place. Ask for the letter.',
  'I run a shop with my sister and this is the first text about planning that did not mention a unicorn.',
  'Saved. See you on Tuesday.',
  'Translated this for my parents. They have been doing it since 1987 and want royalties.',
  'The list in the middle is worth the whole page.',
  'What tool do you use for this?',
  'Paper. Really.',
  'I wish there was a version for people who work at night. Half of these hours do not exist for me.',
  'Good point about the second factor. We lost a mailbox last spring and it took three weeks to get it back.',
  'Came for the headline, stayed for the last paragraph.',
  'Could we meet about this? A small round, eight people, figures on the table.',
  'I am in. Thursdays are best.',
]

/** Edge cases: markup that must be shown as text, a word without break opportunities, a long text, other scripts. */
export const awkward: readonly string[] = [
  'What does <b>this</b> do? <img src=x onerror="document.title=\'x\'"> & <script>alert(1)</script>',
  'A'.repeat(160),
  'Terima kasih! 谢谢，这篇文章很有用。நன்றி. ขอบคุณ 🙏🏽',
  `${'It took me a while to find out what to write here, since the text says it so well already. '.repeat(9)}That is all.`,
  'https://elsewhere.example/a/very/long/address/that/nobody/will/ever/type?with=parameters&and=more&and=more',
]

/** Hidden by an administrator. */
// prettier-ignore
export const hidden: readonly string[] = [
  'Earn 5,000 a week from home, write to me', 'Cheap followers, best price', 'First', 'You clearly have no idea what you are talking about.',
  'My cousin got his loan in one hour, ask me how', 'Visit my page for the real secret', 'This is about me and I did not agree to it. Please take it down.',
  'Buy now buy now buy now', 'Call +65 9123 4567, ask for Ricky',
]
