import type { HomeContent } from '@/contract/content'

/** Frequently asked questions. */
export function Questions({ questions }: { questions: HomeContent['questions'] }) {
  return (
    <section className="container-xl home-section home-questions" aria-labelledby="home-questions">
      <h2 id="home-questions">Common questions</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
