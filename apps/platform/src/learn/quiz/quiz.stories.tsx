import { createFakeFetch } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, offline, refused } from '../story/screen-story.tsx';
import { StoryFrame } from '../story/story-frame.tsx';
import type { Answered } from '../wire.ts';
import {
  exampleQuiz,
  exampleQuizUid,
  exampleResult,
  finishedQuiz,
  firstResult,
  poorResult,
} from './example-quiz.ts';
import QuizRoute from './quiz-route.tsx';
import { QuizResultView } from './quiz-result.tsx';
import type { Quiz, QuizResult } from './quiz-words.ts';
import QuizzesRoute from './quizzes-route.tsx';
import { QuizzesView } from './quizzes-view.tsx';
import ResultRoute from './result-route.tsx';

const meta: Meta = { title: 'Learn/Quiz', parameters: { layout: 'fullscreen' } };
export default meta;

const running = `/learn/my-learning/quiz/${exampleQuizUid}`;
const screens = {
  start: { Component: QuizzesRoute, at: '/learn/my-learning/quiz' },
  quiz: { Component: QuizRoute, at: running, path: '/learn/my-learning/quiz/:quiz_uid' },
  result: {
    Component: ResultRoute,
    at: `${running}/result`,
    path: '/learn/my-learning/quiz/:quiz_uid/result',
  },
};

/** The running quiz and its result, on a server that holds it after `answered` answers. */
function answering(answered: number): StoryObj {
  return {
    render: () => {
      let quiz: Quiz = exampleQuiz(answered);
      const server = createFakeFetch({
        quiz: () => quiz,
        answerQuiz: ({ body }) => {
          if (body.answer.kind === 'numeric' && body.answer.text === 'many')
            return { unreadable: '“many” is not a number.', quiz };
          quiz = quiz.answered === 9 ? finishedQuiz() : exampleQuiz(quiz.answered + 1);
          return { unreadable: null, quiz };
        },
      });
      return (
        <StoryFrame at={running} server={server}>
          <Routes>
            <Route path={screens.quiz.path} Component={QuizRoute} />
            <Route path={screens.result.path} Component={ResultRoute} />
          </Routes>
        </StoryFrame>
      );
    },
  };
}

/** Nothing but the question and its number: no help, and no lesson's name. */
export const Open: StoryObj = {
  ...answering(0),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heading = await page.findByRole('heading', { level: 1, name: 'Question 1 of 10' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(page.queryByText(/The dot product/u)).toBeNull();
    await expect(page.queryByRole('button', { name: /hint|Console/iu })).toBeNull();
    await userEvent.type(page.getByRole('textbox'), 'many{Enter}');
    await expect(await page.findByText(/is not a number/u)).toBeVisible();
    await userEvent.clear(page.getByRole('textbox'));
    await userEvent.type(page.getByRole('textbox'), '3{Enter}');
    // On to the next, without a word on the answer.
    await page.findByRole('heading', { level: 1, name: 'Question 2 of 10' });
    await expect(canvasElement).not.toHaveTextContent(/Correct|Not quite|Right answer/u);
    await expect(page.getByRole('textbox')).toHaveValue('');
  },
};

/** After a reload it goes on with the question that was asked. */
export const Resumed: StoryObj = {
  ...answering(4),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Question 5 of 10' });
    await expect(page.getByRole('progressbar', { name: 'Steps of this quiz' })).toHaveAttribute(
      'value',
      '4',
    );
    await expect(page.getByRole('link', { name: /Leave the quiz/u })).toBeVisible();
  },
};

/** The last answer leads to the result. */
export const Last: StoryObj = {
  ...answering(9),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('The last question. The result follows it.');
    await userEvent.type(page.getByRole('textbox'), '1{Enter}');
    await page.findByRole('heading', { level: 1, name: /You remember most/u });
  },
};

/** Without network it says so, and the answer that was given goes off once the network is back. */
export const WithoutNetwork: StoryObj = {
  ...answering(2),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Question 3 of 10' });
    const become = (type: 'offline' | 'online') => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: type === 'online' });
      window.dispatchEvent(new Event(type));
    };
    try {
      become('offline');
      await expect(await page.findByText(/You are offline/u)).toBeVisible();
      await userEvent.type(page.getByRole('textbox'), '5{Enter}');
      await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Question 3 of 10');
    } finally {
      become('online');
      Reflect.deleteProperty(navigator, 'onLine');
    }
    await page.findByRole('heading', { level: 1, name: 'Question 4 of 10' });
    await expect(page.queryByText(/You are offline/u)).toBeNull();
  },
};

/** An answer that did not get through stays as it was typed, to be sent again. */
export const NotDelivered: StoryObj = {
  render: () => {
    const server: typeof fetch = async (input, init) => {
      if (new Request(input, init).method === 'POST') throw new TypeError('Failed to fetch');
      return Response.json(exampleQuiz(2));
    };
    return (
      <StoryFrame at={running} server={server}>
        <Routes>
          <Route path={screens.quiz.path} Component={QuizRoute} />
        </Routes>
      </StoryFrame>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Question 3 of 10' });
    await userEvent.type(page.getByRole('textbox'), '5{Enter}');
    await expect(await page.findByText(/did not get through/u)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('5');
  },
};

const now = Date.parse('2026-11-22T20:00:00Z');
const shown = (result: QuizResult): StoryObj => ({
  render: () => (
    <StoryFrame>
      <QuizResultView result={result} finishedAt="2026-11-22T19:00:00.000Z" now={now} />
    </StoryFrame>
  ),
});

/** The figure stands beside its range, in words and drawn; misses are unfolded and lead to their reviews. */
export const ResultGood: StoryObj = {
  ...shown(exampleResult()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('likely between 70 and 92 %')).toBeVisible();
    await expect(
      page.getByRole('img', { name: /^84 %, likely between 70 and 92 %/u }),
    ).toBeVisible();
    await expect(
      page.getByRole('img', { name: 'Lists and slicing: 74 %, likely between 43 and 91 %' }),
    ).toBeVisible();
    await expect(page.getByText('2 lessons are due for review today')).toBeVisible();
    await expect(page.getByText(/from about 8 to about 15 days ahead/u)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Review the 2 misses today' })).toHaveAttribute(
      'href',
      '/learn/my-learning/reviews',
    );
    const reviews = page.getAllByRole('link', { name: /^Review this lesson/u });
    await expect(reviews.map((one) => one.getAttribute('href'))).toEqual([
      '/learn/lessons/la-matrix-product/review',
      '/learn/lessons/py-slices/review',
    ]);
    await expect(page.getAllByText('Right answer').length).toBeGreaterThan(0);
    await expect(page.getAllByText('Your answer')).toHaveLength(2);
    const [first] = page.getAllByText('Right', { selector: 'strong' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(page.getAllByText('Your answer')).toHaveLength(3));
  },
};

export const ResultPoor: StoryObj = {
  ...shown(poorResult()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/has slipped/u);
    await expect(page.getByText('likely between 20 and 52 %')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Question 1: missed' })).toBeVisible();
  },
};

/** The first quiz: a wide range, said so, and no figure by topic that a few answers could not carry. */
export const FewAnswers: StoryObj = {
  ...shown(firstResult()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/So few answers leave a wide range/u)).toBeVisible();
    await expect(page.getByText(/No topic has three answers yet/u)).toBeVisible();
    await expect(page.getAllByRole('img')).toHaveLength(1);
  },
};

const quizzes = (change: Partial<Answered<'quizzes'>> = {}): Answered<'quizzes'> => ({
  open: null,
  available: true,
  next_quiz_on: '2026-11-22',
  lessons_needed: 10,
  retention: { retention: 0.84, low: 0.7, high: 0.92, answers: 30 },
  quizzes: [8, 9, 7].map((right, nth) => ({
    quiz_uid: `${exampleQuizUid.slice(0, -1)}${nth}`,
    finished_at: `2026-11-${15 - 7 * nth < 10 ? '0' : ''}${Math.max(1, 15 - 7 * nth)}T19:00:00.000Z`,
    right,
    total: 10,
    retention: {
      retention: [0.84, 0.86, 0.7][nth] ?? 0,
      low: [0.7, 0.65, 0.4][nth] ?? 0,
      high: [0.92, 0.95, 0.89][nth] ?? 1,
      answers: 30 - 10 * nth,
    },
  })),
  ...change,
});
const start = (of: Answered<'quizzes'>, isFailed = false): StoryObj => ({
  render: () => (
    <StoryFrame>
      <QuizzesView quizzes={of} onStart={fn()} starting={false} failed={isFailed} />
    </StoryFrame>
  ),
});

/** What a quiz is, before it begins, and those of before with their ranges. */
export const Start: StoryObj = {
  ...start(quizzes()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Start the quiz' })).toBeVisible();
    await expect(page.getByText(/likely between 70 and 92 %/u)).toBeVisible();
    await expect(page.getByText('9 of 10 right')).toBeVisible();
  },
};
export const StartedBefore: StoryObj = {
  ...start(quizzes({ open: { quiz_uid: exampleQuizUid, answered: 4, total: 10 } })),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', {
      name: 'Continue with question 5 of 10',
    });
    await expect(link).toHaveAttribute('href', running);
  },
};
export const DoneThisWeek: StoryObj = {
  ...start(quizzes({ available: false, next_quiz_on: '2026-11-29' })),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/from 29 Nov 2026 on/u)).toBeVisible();
  },
};
export const TooFewLessons: StoryObj = {
  ...start(quizzes({ available: false, next_quiz_on: null, retention: null, quizzes: [] })),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/once you have mastered 10 lessons/u),
    ).toBeVisible();
  },
};
export const DidNotStart: StoryObj = start(quizzes(), true);

export const StartLoading: StoryObj = loading(screens.start);
export const StartFailed: StoryObj = failed(screens.start);
export const StartOffline: StoryObj = offline(screens.start);
export const QuestionLoading: StoryObj = loading(screens.quiz);
export const QuestionOffline: StoryObj = offline(screens.quiz);
export const ResultLoading: StoryObj = loading(screens.result);
export const ResultFailed: StoryObj = failed(screens.result);
export const ResultOffline: StoryObj = offline(screens.result);
export const NoSuchQuiz: StoryObj = refused(screens.result, 'not-found', 'There is nothing here');
