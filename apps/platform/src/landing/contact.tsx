import { Button } from '@lemma/ui';
import { Mail, MessagesSquare } from 'lucide-react';
import { brand } from '../brand/brand.ts';

export function Contact() {
  return (
    <section className="section" aria-labelledby="contact-title">
      <div className="section-inner contact">
        <div>
          <h2 id="contact-title" className="section-title">
            About {brand.name}
          </h2>
          <p className="serif-lead">
            {brand.makers} If a lesson loses you, we want to know which line did.
          </p>
        </div>
        <div>
          <p className="contact-lead">Got a question? Get in touch:</p>
          <div className="button-row">
            <Button asChild variant="outline">
              <a href={`mailto:${brand.email}`}>
                <Mail aria-hidden /> E-mail
              </a>
            </Button>
            <Button asChild variant="outline">
              <a href={brand.chatUrl}>
                <MessagesSquare aria-hidden /> Community chat
              </a>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
