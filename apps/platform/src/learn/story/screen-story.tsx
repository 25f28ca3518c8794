import { type Problem, type ProblemCode, problems, problemType } from '@lemma/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { expect, userEvent, within } from 'storybook/test';
import { StoryFrame } from './story-frame.tsx';

/** A screen of the learning area by its route. */
export interface Screen {
  readonly Component: ComponentType;
  /** Pattern of its address; default: the address itself. */
  readonly path?: string;
  readonly at: string;
}

/** A server that gives the same refusal to every call. */
function refusing(code: ProblemCode, extra: Partial<Problem> = {}): typeof fetch {
  const { status, title } = problems[code];
  const detail = `GET ${problemType(code)} explains it.`;
  const body = { type: problemType(code), title, status, detail, ...extra };
  return async () =>
    Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

const unreachable: typeof fetch = async () => {
  throw new TypeError('Failed to fetch');
};

function screen({ Component, at, path = at }: Screen, server?: typeof fetch): StoryObj {
  return {
    render: () => (
      <StoryFrame at={at} {...(server ? { server } : {})}>
        <Routes>
          <Route path={path} Component={Component} />
        </Routes>
      </StoryFrame>
    ),
  };
}

/** The screen while its first answer is on the way: shapes, and a sentence for those who do not see them. */
export function loading(of: Screen): StoryObj {
  return {
    ...screen(of),
    play: async ({ canvasElement }) => {
      await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    },
  };
}

/** The screen when the server fails: it says so and offers another try, which asks again. */
export function failed(of: Screen): StoryObj {
  return {
    ...screen(of, refusing('internal', { detail: 'The database is starting.' })),
    play: async ({ canvasElement }) => {
      await offersRetry(canvasElement, /The server cannot answer just now/u);
      await expect(canvasElement).not.toHaveTextContent('The database is starting');
    },
  };
}

/** The screen when no answer comes at all, and nothing is kept on the device. */
export function offline(of: Screen): StoryObj {
  return {
    ...screen(of, unreachable),
    play: async ({ canvasElement }) => offersRetry(canvasElement, /No connection/u),
  };
}

/** The screen when it is refused: why, and what opens it. */
export function refused(
  of: Screen,
  code: ProblemCode,
  title: string | RegExp,
  extra?: Partial<Problem>,
): StoryObj {
  return {
    ...screen(of, refusing(code, extra)),
    play: async ({ canvasElement }) => {
      const heading = await within(canvasElement).findByRole('heading', { name: title });
      await expect(heading).toBeVisible();
      await expect(canvasElement).not.toHaveTextContent(/GET |POST |\/edge/u);
    },
  };
}

async function offersRetry(canvasElement: HTMLElement, words: RegExp): Promise<void> {
  const page = within(canvasElement);
  await expect((await page.findAllByText(words))[0]).toBeVisible();
  const [again] = page.getAllByRole('button', { name: 'Try again' });
  if (again) await userEvent.click(again);
  await expect((await page.findAllByText(words))[0]).toBeVisible();
}
