const { createElement: h, StrictMode, useEffect, useRef, useState } = React;

const euros = JSON.stringify({ style: 'currency', currency: 'EUR' });

function Order() {
  const [order, setOrder] = useState({ name: '', payment: 'card', number: '' });
  const [status, setStatus] = useState('');
  const change = ({ target }) => setOrder({ ...order, [target.name]: target.value });
  const number = useRef(null);

  // Before version 19, React can't bind the events of custom elements.
  useEffect(() => {
    const showComplete = () => setStatus('That is the whole number.');
    const element = number.current;
    element.addEventListener('live-complete', showComplete);
    return () => element.removeEventListener('live-complete', showComplete);
  }, [order.payment]);

  const submit = (event) => {
    event.preventDefault();
    setStatus(`Thank you, ${order.name}.`);
    setOrder({ ...order, name: '', number: '' });
  };

  return h('form', { onSubmit: submit },
    h('h1', null, 'An order'),
    h('live-limited-field', { limit: 30 },
      h('label', null, 'Name ', h('input', { name: 'name', required: true, value: order.name, onChange: change }))),
    h('label', null, 'Payment ',
      h('select', { name: 'payment', value: order.payment, onChange: change },
        h('option', { value: 'card' }, 'Card'), h('option', { value: 'code' }, 'Voucher'))),
    h('live-sectioned-field', { key: order.payment, preset: order.payment, ref: number },
      h('label', { htmlFor: 'number' }, 'Number'),
      h('input', { id: 'number', name: 'number', required: true, value: order.number, onChange: change })),
    h('p', null, 'Total: ', h('live-number', { value: order.payment === 'card' ? 20 : 15, options: euros })),
    h('button', null, 'Order'),
    h('p', { role: 'status' }, status));
}

ReactDOM.createRoot(document.querySelector('main')).render(h(StrictMode, null, h(Order)));
