import { useApiMutation } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { useState } from 'react';
import { inForceSince } from '../../brand/legal.ts';
import { AgreementSentence } from '../../shell/agreement-sentence.tsx';
import { documentsToAgree } from '../../shell/agreement.ts';
import { useProfile } from '../../shell/profile.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { findGoal, goals } from './goals.ts';
import { StepFrame } from './step-frame.tsx';
import type { FirstRun } from './use-first-run.ts';

const choices = goals.map(({ id, name, hint }) => ({ value: id, name, hint }));

/** What somebody comes for: it decides which path is recommended. Going on agrees to the terms. */
export function GoalStep({ run }: { readonly run: FirstRun }) {
  const [chosen, setChosen] = useState<string | undefined>(run.place.goal);
  // Going on agrees to what stands below: it waits until that is known.
  const { data: profile, isPending } = useProfile();
  const { mutate: agree } = useApiMutation('agree');
  const toAgree = documentsToAgree(profile?.agreed);
  const goal = findGoal(chosen);
  const goOn = () => {
    // Where that fails the banner asks again.
    if (toAgree.length > 0) agree({ body: { ...inForceSince } });
    run.goOn(goal && { goal: goal.id });
  };
  return (
    <StepFrame
      run={run}
      heading="What do you want to learn for?"
      intro="It decides which path we recommend. You can change paths at any time."
      actions={
        <Button size="xl" disabled={!goal || isPending} onClick={goOn}>
          Continue
        </Button>
      }
    >
      <ChoiceCards
        legend="What you want to learn for"
        choices={choices}
        value={chosen}
        onChange={setChosen}
      />
      {toAgree.length > 0 && <AgreementSentence by="By continuing" />}
    </StepFrame>
  );
}
